import { describe, expect, it } from 'vitest';
import { type BrokenCopy, compiled, edited, type Json, problemsOf, realFiles } from './samples.ts';

const ofRegime = (index: number, edit: (regime: Json) => void) => (country: Json) =>
  edit(country.taxRegimes[index]);

const CASES: BrokenCopy[] = [
  {
    rule: 'a regime that has ended before the tax year of the figures is no regime',
    file: 'countries/albania.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.until = '2025-12-31';
    }),
    path: 'taxRegimes[0].lasting.until',
    says: /the regime ended on 2025-12-31; allowed is a day from 2026-01-01 on/,
  },
  {
    rule: 'days are days of the calendar',
    file: 'countries/albania.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.until = '2029-13-31';
    }),
    path: 'taxRegimes[0].lasting.until',
    says: /must be a day/,
  },
  {
    rule: 'what follows is a regime of the country',
    file: 'countries/albania.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.then = 'al-self-employed';
    }),
    path: 'taxRegimes[0].lasting.then',
    says: /"al-self-employed" is no regime of this file; allowed are al-self-employed-standard, al-company-shpk/,
  },
  {
    rule: 'what follows comes to an end',
    file: 'countries/albania.json',
    edit: ofRegime(1, ({ lasting }) => {
      lasting.years = 2;
      lasting.then = 'al-self-employed-zero';
    }),
    path: 'taxRegimes[1].lasting.then',
    says: /leads back: al-self-employed-standard → al-self-employed-zero → al-self-employed-standard/,
  },
  {
    rule: 'nothing follows a regime without an end',
    file: 'countries/malta.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.then = 'mt-global-residence';
    }),
    path: 'taxRegimes[0].lasting.then',
    says: /mt-res-non-dom has no end \("years" or "until"\), so nothing follows/,
  },
  {
    rule: 'a change says from when it applies',
    file: 'countries/albania.json',
    edit: ofRegime(2, ({ lasting }) => {
      lasting.changes[0].afterYears = 3;
    }),
    path: 'taxRegimes[2].lasting.changes[0]',
    says: /either "from" or "afterYears"/,
  },
  {
    rule: 'a change that applies already belongs to the regime',
    file: 'countries/albania.json',
    edit: ofRegime(2, ({ lasting }) => {
      lasting.changes[0].from = '2026-01-01';
    }),
    path: 'taxRegimes[2].lasting.changes[0].from',
    says: /put the change into the regime itself/,
  },
  {
    rule: 'a phase changes something',
    file: 'countries/portugal.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.phases[0].rules = {};
      lasting.phases[0].brackets = [];
    }),
    path: 'taxRegimes[0].lasting.phases[0]',
    says: /changes nothing; give "rules" or "brackets"/,
  },
  {
    rule: "a phase's rules are fields of a regime",
    file: 'countries/portugal.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.phases[0].rules = { incomeTaxabelShare: 40 };
    }),
    path: 'taxRegimes[0].lasting.phases[0].rules.incomeTaxabelShare',
    says: /unknown field "incomeTaxabelShare"; the nearest allowed field is "incomeTaxableShare"/,
  },
  {
    rule: "a phase's brackets are contiguous",
    file: 'countries/portugal.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.phases[0].brackets[1].lowerBound = { EUR: 8343 };
    }),
    path: 'taxRegimes[0].lasting.phases[0].brackets[1].lowerBound',
    says: /begins at \{"EUR":8343\}; allowed is the upper bound of the one before, \{"EUR":8342\}/,
  },
  {
    rule: "a phase's rates are percentages",
    file: 'countries/portugal.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.phases[0].rules.socialContributionRate = 214;
    }),
    path: 'taxRegimes[0].lasting.phases[0].rules.socialContributionRate',
    says: /214 is no percentage/,
  },
  {
    rule: 'what is said about the years has a source',
    file: 'countries/malta.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.sources = [];
    }),
    path: 'taxRegimes[0].lasting.sources',
    says: /length/,
  },
  {
    rule: 'amounts of the years have an exchange rate',
    file: 'countries/portugal.json',
    edit: ofRegime(0, ({ lasting }) => {
      lasting.phases[0].upTo = { XXX: 5 };
    }),
    path: 'taxRegimes[0].lasting.phases[0].upTo',
    says: /XXX has no exchange rate/,
  },
  {
    rule: 'costs reduce kinds that the regime has',
    file: 'countries/bulgaria.json',
    edit: ofRegime(1, (regime) => {
      regime.costsReduce = ['corporate', 'income'];
    }),
    path: 'taxRegimes[1].costsReduce[1]',
    says: /bg-eood-company has no income; allowed are socialContribution, pension, corporate, dividend/,
  },
  {
    rule: 'costs reduce a kind in one way',
    file: 'countries/bulgaria.json',
    edit: ofRegime(1, (regime) => {
      regime.costsAbove = { percent: 25, kinds: ['dividend'], because: 'Because.' };
    }),
    path: 'taxRegimes[1].costsAbove.kinds[0]',
    says: /dividend is named twice/,
  },
  {
    rule: 'brackets are chosen by turnover only where costs reduce the base',
    file: 'countries/albania.json',
    edit: ofRegime(2, (regime) => {
      regime.costsReduce = ['dividend'];
    }),
    path: 'taxRegimes[2].stepsOnTurnover[0]',
    says: /no costs reduce corporate/,
  },
];

describe('mistakes in years and costs are reported with place, reason and what is allowed', () => {
  it.each(CASES)('$rule', ({ file, edit, path, says }) => {
    const problems = problemsOf(edited(file, edit));
    expect(problems.map((problem) => problem.path)).toContain(path);
    expect(problems.find((problem) => problem.path === path)?.message).toMatch(says);
    expect(problems.every((problem) => problem.file === `data/${file}`)).toBe(true);
  });
});

describe('the compiled years', () => {
  const data = compiled(realFiles);

  it('are in dollars and without words', () => {
    const lasting = data.lasting['pt-simplified'];
    const rate = data.exchangeRates.rates.EUR ?? Number.NaN;
    expect(lasting?.phases[0]?.brackets?.[0]?.upperBound).toBe(8342 / rate);
    expect(JSON.stringify(data.lasting)).not.toMatch(/"(because|source|thenWords|[A-Z]{3})":/);
  });

  it('name what follows', () => {
    expect(data.lasting['al-self-employed-zero']).toMatchObject({
      years: null,
      until: '2029-12-31',
      then: 'al-self-employed-standard',
      phases: [],
    });
  });

  it('hold only regimes that end, change or have reliefs', () => {
    expect(data.lasting['mt-res-non-dom']).toBeUndefined();
    expect(Object.keys(data.lasting)).toContain('me-digital-nomad');
  });

  it('have their words in the same order in the texts', () => {
    for (const { slug, taxRegimes } of data.countries) {
      for (const { id } of taxRegimes) {
        const texts = data.texts[slug]?.regimes[id]?.lasting;
        const figures = data.lasting[id];
        for (const list of ['phases', 'changes', 'otherReliefs'] as const) {
          expect(texts?.[list]).toHaveLength(figures?.[list].length ?? 0);
        }
      }
    }
  });
});
