import { homes } from 'virtual:lowtide/person';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { betterAtHome, todayAtHome } from '../../../src/assess/atHome.ts';
import { sentence } from '../../../src/assess/english.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { stayTitle } from '../../../src/assess/homeWords.ts';
import { lineText } from '../../../src/assess/lineEnglish.ts';
import { homeInText, homeText, schemesAt, todaysScheme } from '../../../src/catalogue/homeSchemes.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { PLACES } from '../../../src/catalogue/places.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { answer as askEngine } from '../../../src/commands/tax.ts';
import { moveOf } from '../../../src/law/index.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, countries, FACTS, recommended, taxBrackets } from './people.ts';

const home = (id: string) => {
  const found = homes.find((one) => one.id === id);
  if (!found) throw new Error(`no home ${id}`);
  return found;
};
const atHome = (situation: Situation) => {
  const sources = {
    ...{ figures: figuresOf(situation, 80_000, 2026), facts: FACTS },
    schedules: schedulesFor(taxBrackets),
  };
  return {
    today: todayAtHome(situation, countries, sources),
    better: betterAtHome(situation, countries, sources),
  };
};

describe('forty people, one for each home, read a saving against the law of today', () => {
  let data: ReturnType<typeof compileData>;
  beforeAll(() => {
    data = compileData();
  });

  test.each(PLACES.map(({ id, name }) => [name, id]))('%s', async (_, id) => {
    const regime = id === 'ge' ? 'bg-eood-company' : 'ge-small-business';
    const situation = { income: 70_000, currency: 'EUR', home: { country: id }, payer: 'other' };
    const { saving, total, today } = await answerFor(regime, situation);
    const [asked = ''] = [today?.regimeId ?? ''];
    const options = ['--income', '70000', '--currency', 'EUR', '--estimate', 'law', '--json'];
    const law = JSON.parse(askEngine([asked, ...options], data));
    expect(today?.total).toBeCloseTo(law.total, 2);
    expect(Math.abs((saving ?? 0) - (law.total - total))).toBeLessThanOrEqual(1);
  });
});

describe('today’s scheme', () => {
  const idAt = (country: string, income: number, year = 2026) =>
    todaysScheme(home(country), { income, year }).id;

  it('is the first one whose limit is not passed', () => {
    expect(idAt('it', 90_000)).toBe('it-forfettario-15');
    expect(idAt('it', 120_000)).toBe('it-ordinary');
    expect(idAt('pl', 1)).toBe('pl-scale');
  });

  it('gives way to the next one after its last day', () => {
    expect(idAt('al', 50_000, 2029)).toBe('al-self-employed-zero');
    expect(idAt('al', 50_000, 2030)).toBe('al-self-employed-standard');
  });

  it('is the one that was named, if people there can have it', () => {
    const named = (regime: string) => todaysScheme(home('es'), { named: regime, income: 1, year: 2026 }).id;
    expect(todaysScheme(home('pl'), { named: 'pl-linear-19', income: 1, year: 2026 }).id).toBe(
      'pl-linear-19',
    );
    expect(named('es-beckham-law')).toBe('es-autonomo');
  });

  it('refuses by name what is nobody’s today', async () => {
    const asked = answerFor('ge-small-business', { home: { country: 'es', regime: 'es-beckham-law' } });
    await expect(asked).rejects.toThrow('is no scheme of people who live in Spain; allowed are es-autonomo.');
  });

  it('has no relief of the first years', async () => {
    // Costa Rica's law takes nothing in the first three years.
    const { today } = await answerFor('ge-small-business', { income: 60_000, home: { country: 'cr' } });
    expect(today?.total).toBeGreaterThan(9_000);
  });

  it('on a payroll is the tax on wages', async () => {
    const situation = { income: 60_000, work: 'remote', contract: 'payroll', home: { country: 'es' } };
    const { today } = await answerFor('ge-small-business', situation);
    expect(today?.regimeId).toBeNull();
    expect(today?.total).toBeGreaterThan(10_000);
  });
});

test('the country of today is no destination: its own row says what is paid there', () => {
  const { all, today } = recommended({ income: 80_000, home: { country: 'es' }, workplace: 'here' });
  expect(all.map(({ best }) => best.country.id)).not.toContain('es');
  expect(all).toHaveLength(21);
  expect(today?.regime.id).toBe('es-autonomo');
  expect(today?.terms).toEqual([{ kind: 'today', average: null }]);
  expect(recommended({ income: 80_000, home: { country: 'de' } }).today).toBeNull();
});

test('who lives in a country has been resident there', () => {
  const [need] = assessed({ home: { country: 'it' } }, 'it-impatriati').needs.filter(
    ({ what }) => what === 'earlier-residence',
  );
  expect(need?.state).toBe('unmet');
});

describe('at home, but better', () => {
  it('is the scheme of the country that keeps most, if it keeps more than today’s', () => {
    const developer = { income: 90_000, home: { country: 'pl' }, profession: 'software' } as const;
    const { today, better } = atHome(developer);
    expect(today?.regime.id).toBe('pl-scale');
    expect(better?.scheme.id).toBe('pl-ryczalt-12-it');
    expect(better?.kept ?? 0).toBeGreaterThan(today?.kept ?? 0);
  });

  it('leaves out what is for some people only, and what is closed to the profession', () => {
    expect(atHome({ income: 60_000, home: { country: 'pa' } }).better?.scheme.id).not.toBe(
      'pa-foreign-source',
    );
    expect(atHome({ income: 60_000, home: { country: 'es' } }).better).toBeNull();
    const lawyer = { income: 90_000, home: { country: 'pl' }, profession: 'legal' } as const;
    expect(atHome(lawyer).better?.scheme.id).not.toBe('pl-ryczalt-12-it');
  });

  it('is a company of a home country for who has something to do with one, and for nobody else', () => {
    const american = { income: 100_000, currency: 'USD', home: { country: 'us' } } as const;
    expect(atHome(american).better).toBeNull();
    expect(atHome({ ...american, company: true }).better?.scheme.id).toBe('us-s-corp');
    expect(atHome({ ...american, work: 'business' }).better?.scheme.id).toBe('us-s-corp');
    // A GmbH leaves a few hundred euros more than a sole trader, and costs thousands beside tax.
    const german = { income: 100_000, currency: 'EUR', home: { country: 'de' }, company: true } as const;
    expect(atHome(german).better).toBeNull();
    const owner = { ...american, home: { country: 'gb', regime: 'gb-ltd' }, currency: 'GBP' } as const;
    // In her own name more is left, and no company has to be set up for it.
    expect(atHome(owner).better).toMatchObject({ scheme: { id: 'gb-self-employed' }, isNewCompany: false });
  });
});

test('who stays is told what to do', () => {
  const words = (situation: Situation) => {
    const { better } = atHome(situation);
    return better && stayTitle(better);
  };
  expect(words({ income: 90_000, home: { country: 'cy' } })).toBe('Stay, and set up a company');
  expect(words({ income: 90_000, home: { country: 'pl' } })).toBe('Stay, and change your scheme');
  const owner = { country: 'lt', regime: 'lt-company-dividends' };
  expect(words({ income: 90_000, home: owner })).not.toBe('Stay, and set up a company');
  expect(words({ income: 90_000, home: { country: 'de' } })).toBeNull();
});

describe('a company at home', () => {
  const paid = async (home: Situation['home'], options: Situation = {}) => {
    const { today } = await answerFor('ge-small-business', {
      income: 100_000,
      currency: 'CHF',
      home,
      ...options,
    });
    return today?.total;
  };
  const ofLaw = (...options: string[]) => {
    const asked = ['ch-gmbh', '--income', '100000', '--currency', 'CHF', ...options, '--json'];
    return JSON.parse(askEngine(asked, compileData()));
  };

  it('pays its owner what is usual, also where the best pay is asked for: that would not pass', async () => {
    const { total } = ofLaw('--estimate', 'law');
    expect(await paid({ country: 'ch', regime: 'ch-gmbh' })).toBeCloseTo(total, 2);
    expect(await paid({ country: 'ch', regime: 'ch-gmbh' }, { payBest: true })).toBeCloseTo(total, 2);
  });

  it('pays the wage that is said', async () => {
    const { inHand } = ofLaw('--pay', '60000');
    const total = await paid({ country: 'ch', regime: 'ch-gmbh', wage: 60_000 });
    expect(total).toBeCloseTo(100_000 - inHand, 1);
  });

  it('stands in addresses with its wage', () => {
    const home = { country: 'ch', regime: 'ch-gmbh', wage: 60_000 };
    expect(homeText(home)).toBe('ch:ch-gmbh:60000');
    expect(homeInText('ch:ch-gmbh:60000')).toEqual(home);
  });
});

describe('where the figure of a home is an average of places', () => {
  const italian = { home: { country: 'it', regime: 'it-ordinary' }, income: 70_000 } as const;
  const money = moneyIn('EUR');
  const words =
    "Today's tax is the average of Italy: regional surcharge is 0.97% to 3.33% by region and municipal surcharge is 0% to 1% by municipality.";

  it('says so beside every saving against it, and in the row of today', () => {
    const { terms } = assessed(italian, 'ge-small-business');
    expect(terms.map((term) => sentence(term, money))).toContain(words);
    const { today } = recommended(italian);
    if (!today) throw new Error('no row of today');
    expect(lineText(today, money)).toContain('What you pay today, average of Italy');
    expect(today.terms.map((term) => sentence(term, money))).toEqual([
      `This is what you pay today. ${words}`,
    ]);
  });

  it('says so of wages, which bear the same surcharges', () => {
    const employee = { ...italian, work: 'remote', contract: 'payroll' } as const;
    expect(assessed(employee, 'ge-wage').terms.map((term) => sentence(term, money))).toContain(words);
  });

  it('says nothing where all places pay the same, or the law of the scheme asks for none of it in a whole year', () => {
    const kindsOf = (situation: Situation) =>
      assessed(situation, 'ge-small-business').terms.map(({ kind }) => kind);
    expect(kindsOf({ home: { country: 'pl' }, income: 70_000 })).not.toContain('home-average');
    expect(kindsOf({ home: { country: 'it' }, income: 70_000 })).not.toContain('home-average');
    expect(kindsOf({ home: { rate: 20 }, income: 70_000 })).not.toContain('home-average');
  });
});

describe('a departure from Portugal after more than 183 days', () => {
  /** Months after the move that Portugal taxes as well, USD. */
  const taxedAfter = (id: string, more: Situation = {}) => {
    const situation = { income: 80_000, arrival: { year: 2027, month: 9 }, home: { country: 'pt' } };
    const first = assessed({ ...situation, citizenships: ['br'], ...more }, id).projection?.years[0];
    return first && moveOf(first)?.home?.taxYear.afterTaxed;
  };

  it('is taxed for the whole year where the new country takes less than 60% of what Portugal would', () => {
    expect(taxedAfter('ge-small-business')).toBeGreaterThan(20_000);
    expect(taxedAfter('ae-freelance-permit')).toBeGreaterThan(20_000);
  });

  it('is split where it takes more, or is in the European Economic Area', () => {
    expect(taxedAfter('ge-standard-entrepreneur')).toBe(0);
    expect(taxedAfter('bg-freelancer-flat-tax')).toBe(0);
    expect(taxedAfter('ge-small-business', { arrival: { year: 2027, month: 6 } })).toBe(0);
  });

  it('keeps its own citizens on the list of tax havens, whatever the days', () => {
    const early = { citizenships: ['pt'], arrival: { year: 2027, month: 3 } };
    expect(taxedAfter('pa-foreign-source', early)).toBeGreaterThan(0);
    expect(taxedAfter('uy-foreign-source-holiday', early)).toBe(0);
  });
});

test('each home has a last scheme without a limit, and no scheme twice', () => {
  for (const one of homes) {
    expect(one.schemes.at(-1)?.upTo, one.name).toBeNull();
    const ids = schemesAt(one).map(({ id }) => id);
    expect(new Set(ids).size, one.name).toBe(ids.length);
  }
  expect(homes).toHaveLength(40);
});
