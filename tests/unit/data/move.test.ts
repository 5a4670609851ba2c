import { describe, expect, it } from 'vitest';
import { moduleSource } from '../../../data/compiler/modules.ts';
import { type BrokenCopy, compiled, edited, problemsOf, realFiles } from './samples.ts';

const CASES: BrokenCopy[] = [
  {
    rule: 'dates are due for regimes of the country',
    file: 'practical/malta.json',
    edit: ({ dates }) => {
      dates[0].regimes = ['mt-res-nondom'];
    },
    path: 'dates[0].regimes[0]',
    says: /"mt-res-nondom" is no regime of malta, nor "all"; the nearest one is "mt-res-non-dom"/,
  },
  {
    rule: 'a date is a day of its month',
    file: 'practical/malta.json',
    edit: ({ dates }) => {
      dates[0].rule = { every: 'year', month: 6, day: 31, following: true };
    },
    path: 'dates[0].rule.day',
    says: /month 6 has 30 days/,
  },
  {
    rule: 'running costs belong to a regime of the country',
    file: 'practical/bulgaria.json',
    edit: ({ runningCosts }) => {
      runningCosts[0].regime = 'mt-res-non-dom';
    },
    path: 'runningCosts[0].regime',
    says: /is no regime of bulgaria/,
  },
  {
    rule: 'permits have ids of their own',
    file: 'practical/malta.json',
    edit: ({ permits }) => {
      permits.unshift(permits[0]);
    },
    path: 'permits[1].id',
    says: /"eu-eresidence" is taken/,
  },
  {
    rule: 'a regime is opened by permits of the country',
    file: 'countries/malta.json',
    edit: ({ taxRegimes }) => {
      taxRegimes[2].permits[0].permit = 'nomads';
    },
    path: 'taxRegimes[2].permits[0].permit',
    says: /"nomads" is no permit of data\/practical\/malta.json; the nearest one is "nomad"/,
  },
  {
    rule: 'amounts have an exchange rate',
    file: 'practical/malta.json',
    edit: ({ vat }) => {
      vat.registrationThreshold = { XXX: 1 };
    },
    path: 'vat.registrationThreshold',
    says: /XXX has no exchange rate/,
  },
  {
    rule: 'a permit says for whom it is',
    file: 'practical/malta.json',
    edit: ({ permits }) => {
      permits[0].for = 'europeans';
    },
    path: 'permits[0].for',
    says: /allowed is \("eu" \| "non-eu" \| "all"\)/,
  },
  {
    rule: 'every statement names its source',
    file: 'practical/malta.json',
    edit: ({ health }) => {
      delete health.source;
    },
    path: 'health.source',
    says: /the field "source" is missing/,
  },
  {
    rule: 'a change is about regimes of its country',
    file: 'changes/malta.json',
    edit: ({ changes }) => {
      changes[0].regimes = ['mt-nomad'];
    },
    path: 'changes[0].regimes[0]',
    says: /"mt-nomad" is no regime of malta/,
  },
  {
    rule: 'what is in force has begun',
    file: 'changes/malta.json',
    edit: ({ changes }) => {
      changes[0].status = 'in-force';
      changes[0].date = '2028-01-01';
    },
    path: 'changes[0].status',
    says: /2028-01-01 is after the review of 2026-11-22; allowed is "enacted" or "proposed"/,
  },
  {
    rule: 'old and new figure stand together',
    file: 'changes/malta.json',
    edit: ({ changes }) => {
      changes[0].before = '10%';
      delete changes[0].after;
    },
    path: 'changes[0].after',
    says: /stand together/,
  },
  {
    rule: 'a status is one of four',
    file: 'changes/malta.json',
    edit: ({ changes }) => {
      changes[0].status = 'planned';
    },
    path: 'changes[0].status',
    says: /allowed is \("in-force" \| "enacted" \| "proposed" \| "ends"\)/,
  },
  {
    rule: 'leaving speaks of every destination',
    file: 'leaving/germany.json',
    edit: ({ agreements }) => {
      delete agreements.malta;
    },
    path: 'agreements',
    says: /no entry for the destination "malta"/,
  },
  {
    rule: 'a tail concerns destinations',
    file: 'leaving/germany.json',
    edit: ({ tail }) => {
      tail[0].concerns = ['monaco'];
    },
    path: 'tail[0].concerns[0]',
    says: /"monaco" is no destination, nor "all"/,
  },
  {
    rule: 'the id is that of the home country',
    file: 'leaving/germany.json',
    edit: (germany) => {
      germany.id = 'at';
    },
    path: 'id',
    says: /must be that of data\/home-countries\/germany.json, "de"/,
  },
  {
    rule: 'self-employment tax says of each destination whether it goes on',
    file: 'leaving/united-states.json',
    edit: ({ selfEmploymentTax }) => {
      selfEmploymentTax.unclear = [];
    },
    path: 'selfEmploymentTax',
    says: /"romania" must stand in exactly one of its four lists/,
  },
  {
    rule: 'every home country has a price level',
    file: 'home-price-levels.json',
    edit: ({ levels }) => {
      delete levels.de;
    },
    path: 'levels',
    says: /no level of the home country "de"/,
  },
  {
    rule: 'every country has rules of residence',
    file: 'days/countries.json',
    edit: (countries) => {
      delete countries.MT;
    },
    path: 'MT',
    says: /the country has no entry/,
  },
  {
    rule: 'rules have ids of their own in a country',
    file: 'days/countries.json',
    edit: ({ GB }) => {
      GB.rules[1].id = GB.rules[0].id;
    },
    path: 'GB.rules[1].id',
    says: /is taken/,
  },
  {
    rule: 'presence is asked for permits that the country lists',
    file: 'days/countries.json',
    edit: ({ MT }) => {
      MT.permitPresence[0].permit = 'Golden visa';
    },
    path: 'MT.permitPresence[0].permit',
    says: /"Golden visa" begins no permit in the country's residency.permits/,
  },
  {
    rule: 'windows are those that the counting knows',
    file: 'days/countries.json',
    edit: ({ MT }) => {
      MT.rules[0].window = 'last-12-months';
    },
    path: 'MT.rules[0].window',
    says: /allowed is .*"any-12-months"/,
  },
  {
    rule: 'limits of stay are for passports of the file',
    file: 'days/areas.json',
    edit: ({ nationalStays }) => {
      nationalStays[0].passports = ['CA'];
    },
    path: 'nationalStays[0].passports[0]',
    says: /"CA" is no passport/,
  },
];

describe('mistakes in what a move needs are reported with place, reason and what is allowed', () => {
  it.each(CASES)('$rule', ({ file, edit, path, says }) => {
    const problems = problemsOf(edited(file, edit));
    expect(problems.find((problem) => problem.path === path)?.message).toMatch(says);
    expect(problems.every((problem) => problem.file === `data/${file}`)).toBe(true);
  });

  it.each([
    ['practical/malta.json', 'data/practical/malta.json', /the file is missing/],
    ['changes/malta.json', 'data/changes/malta.json', /the file is missing/],
    ['leaving/germany.json', 'data/leaving/germany.json', /the file is missing/],
    ['days/areas.json', 'data/days/areas.json', /the file is missing/],
  ])('%s must be there', (path, file, says) => {
    const { [path]: _left, ...others } = realFiles;
    expect(problemsOf(others)).toEqual([{ file, path: '', message: expect.stringMatching(says) }]);
  });

  it('a file about a country that there is not is named', () => {
    const files = { ...realFiles, 'practical/monaco.json': realFiles['practical/malta.json'] ?? '' };
    expect(problemsOf(files)).toEqual([
      {
        file: 'data/practical/monaco.json',
        path: '',
        message: expect.stringMatching(/"monaco" is no country of data\/countries; allowed are albania/),
      },
    ]);
  });
});

describe('what a move needs, compiled', () => {
  const data = compiled(realFiles);

  it('has amounts in their own currency and in dollars', () => {
    const nomad = data.practical.malta?.permits.find(({ id }) => id === 'nomad');
    const rate = data.exchangeRates.rates.EUR ?? Number.NaN;
    expect(nomad?.minIncome).toEqual({ currency: 'EUR', amount: 42_000, usd: 42_000 / rate });
  });

  it('names the regimes of a date that is due for all', () => {
    const all = data.countries.find(({ slug }) => slug === 'poland')?.taxRegimes.map(({ id }) => id);
    expect(data.practical.poland?.dates[0]?.regimes).toEqual(all);
  });

  it('lists changes with the newest date first, with the country', () => {
    const dates = data.changes.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(data.changes.every(({ country }) => data.practical[country] !== undefined)).toBe(true);
  });

  it('loads a country at a time', async () => {
    const index = moduleSource('practical', data, '/');
    expect(index).toContain('"malta": () => import("virtual:lowtide/practical/malta")');
    expect(index.length).toBeLessThan(2_000);
    const { loadPractical } = await import('virtual:lowtide/practical');
    expect((await loadPractical.malta?.())?.practical).toEqual(data.practical.malta);
    const { loadLeaving, leavingPages } = await import('virtual:lowtide/leaving');
    expect(leavingPages).toHaveLength(18);
    expect((await loadLeaving.de?.())?.leaving.name).toBe('Germany');
  });

  it('knows permits, running costs and places without their texts', async () => {
    const { permits, runningCosts } = await import('virtual:lowtide/permits');
    const { places } = await import('virtual:lowtide/places');
    expect(permits.malta?.find(({ id }) => id === 'nomad')).toMatchObject({ for: 'non-eu', nomad: true });
    expect(runningCosts['ae-free-zone-company']?.[0]).toMatchObject({ item: 'licence', every: 'year' });
    expect(places['united-arab-emirates']?.aliases).toContain('Dubai');
    expect(places.bulgaria).toMatchObject({ eu: true, schengen: true, euro: true });
  });

  it('has price levels of both ends of a move on one scale', async () => {
    const { priceLevels } = await import('virtual:lowtide/price-levels');
    expect(priceLevels.homes.us).toBe(100);
    expect(Object.keys(priceLevels.destinations)).toHaveLength(data.countries.length);
  });
});
