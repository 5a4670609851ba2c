import { readFileSync } from 'node:fs';
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import daysInFile from '../../../../data/days/countries.json' with { type: 'json' };
import { recommendations } from '../../../../src/assess/recommendations.ts';
import { schedulesFor } from '../../../../src/catalogue/schedules.ts';
import { TUTORIAL_STEPS } from '../../../../src/screens/how-it-works/steps.ts';
import { figuresOf } from '../../../../src/situation/figures.ts';

interface Place {
  readonly name: string;
  readonly kind: string;
  readonly rules: readonly { readonly days: number; readonly effect: string }[];
}

const schedules = schedulesFor(taxBrackets);
const advice = TUTORIAL_STEPS.flatMap(({ paragraphs }) => paragraphs).join(' ');

function firstAt(income: number, count: number) {
  const { fits } = recommendations({}, countries, {
    figures: figuresOf({ income }, income, 2026),
    schedules,
  });
  return fits.slice(0, count).map(({ best }) => best);
}

/** Years after which an end is none to plan with. */
const SOON = 10;
const WORDS: Readonly<Record<number, string>> = { 2: 'two', 4: 'four' };

test('of those that share the first place, those that end soon are those that the tutorial names, after as many years', () => {
  const [first, ...others] = firstAt(80_000, countries.length);
  const shared = others.filter(({ total }) => total === first?.total);
  const ending = shared.flatMap(({ country, regime }) => {
    const years = regime.lasting?.years ?? SOON;
    return years < SOON ? [{ name: country.name, years }] : [];
  });
  expect(ending.length).toBeGreaterThan(0);
  expect(advice).toContain('The best offers often end');
  for (const { name, years } of ending) {
    expect(advice).toMatch(new RegExp(`${name}’s [a-z ]+ after ${WORDS[years]}\\b`));
  }
});

test('a great rate at $40,000 can be an ordinary one at $120,000', () => {
  expect(advice).toContain('A great rate at $40,000 can be an ordinary one at $120,000');
  const topTen = (income: number) => firstAt(income, 10).map(({ regime }) => regime.id);
  const later = topTen(120_000);
  expect(topTen(40_000).filter((id) => !later.includes(id))).not.toEqual([]);
});

test('the days that the tutorial names are those of the data', () => {
  const paraguay = countries.find(({ code }) => code === 'PY');
  expect(advice).toContain(`in Paraguay **${paraguay?.residencyDays} days**`);
  const most = countries.filter(({ residencyDays }) => residencyDays === 183);
  expect(most.length).toBeGreaterThan(countries.length / 2);
});

test('the countries where fewer days are enough on a condition are those of the data', () => {
  const lead = readFileSync('src/screens/how-it-works/HowItWorks.tsx', 'utf8');
  const [, words = ''] = /fewer days are enough: ([^.]+)\./.exec(lead) ?? [];
  const places = (Object.values(daysInFile) as readonly (string | Place)[]).filter(
    (place): place is Place => typeof place !== 'string' && place.kind === 'destination',
  );
  const fewer = places.flatMap(({ name, rules }) =>
    rules
      .filter(({ days, effect }) => days < 183 && effect === 'resident')
      .map(({ days }) => new RegExp(`${days} [a-z ]*in (?:the )?${name}`)),
  );
  expect(words.split(', ')).toHaveLength(fewer.length);
  for (const said of fewer) expect(words).toMatch(said);
});
