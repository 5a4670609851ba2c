import { describe, expect, it } from 'vitest';
import { type BrokenCopy, compiled, edited, type Json, problemsOf } from './samples.ts';

/** An edit of the regime `index` of a country file. */
const ofRegime = (index: number, edit: (regime: Json) => void) => (country: Json) =>
  edit(country.taxRegimes[index]);

const CASES: BrokenCopy[] = [
  {
    rule: 'every tax line rests on a source',
    file: 'countries/bulgaria.json',
    edit: (bulgaria) => {
      for (const source of bulgaria.sources) {
        source.about = source.about.filter(
          (name: string) => name !== 'corporate' && name !== 'bg-eood-company',
        );
      }
    },
    path: 'taxRegimes[1].hasCorporateTax',
    says: /no source is about the corporate line of bg-eood-company/,
  },
  {
    rule: 'sources speak of regimes of the file and kinds of tax',
    file: 'countries/malta.json',
    edit: (malta) => {
      malta.sources[0].about = ['bg-eood-company'];
    },
    path: 'sources[0].about',
    says: /"bg-eood-company" is neither a regime of this file nor a kind of tax; allowed are mt-res-non-dom, .*other/,
  },
  {
    rule: 'country ids are unique and the codes in lower case',
    file: 'countries/malta.json',
    edit: (malta) => {
      malta.id = 'cy';
    },
    path: 'id',
    says: /must be the code in lower case, "mt"/,
  },
  {
    rule: 'regime ids are unique within a country',
    file: 'countries/malta.json',
    edit: ofRegime(1, (regime) => {
      regime.id = 'mt-res-non-dom';
    }),
    path: 'taxRegimes[1].id',
    says: /"mt-res-non-dom" is taken by data\/countries\/malta.json/,
  },
  {
    rule: 'regime ids begin with the id of their country',
    file: 'countries/malta.json',
    edit: ofRegime(0, (regime) => {
      regime.id = 'cy-res-non-dom';
    }),
    path: 'taxRegimes[0].id',
    says: /must begin with "mt-"/,
  },
  {
    rule: 'brackets of a kind are contiguous',
    file: 'countries/italy.json',
    edit: ofRegime(2, (regime) => {
      regime.taxBrackets[2].lowerBound = { EUR: 75751 };
    }),
    path: 'taxRegimes[2].taxBrackets[2].lowerBound',
    says: /income bracket of it-impatriati begins at \{"EUR":75751\}; allowed is .*\{"EUR":75750\}/,
  },
  {
    rule: 'brackets of a kind begin at 0',
    file: 'countries/italy.json',
    edit: ofRegime(2, (regime) => {
      regime.taxBrackets[0].lowerBound = { EUR: 100 };
    }),
    path: 'taxRegimes[2].taxBrackets[0].lowerBound',
    says: /begins at \{"EUR":100\}; allowed is 0/,
  },
  {
    rule: 'only the last bracket of a kind is unbounded',
    file: 'countries/italy.json',
    edit: ofRegime(2, (regime) => {
      regime.taxBrackets[2].upperBound = null;
    }),
    path: 'taxRegimes[2].taxBrackets[2].upperBound',
    says: /only the last income bracket of it-impatriati may be unbounded/,
  },
  {
    rule: 'the last bracket of a kind is unbounded',
    file: 'countries/italy.json',
    edit: ofRegime(2, (regime) => {
      regime.taxBrackets.at(-1).upperBound = { EUR: 900000 };
    }),
    path: 'taxRegimes[2].taxBrackets[5].upperBound',
    says: /allowed is null \(unbounded\)/,
  },
  {
    rule: 'brackets of a kind are in one currency',
    file: 'countries/italy.json',
    edit: ofRegime(2, (regime) => {
      regime.taxBrackets[3].upperBound = { PLN: 244590 };
      regime.taxBrackets[4].lowerBound = { PLN: 244590 };
    }),
    path: 'taxRegimes[2].taxBrackets',
    says: /income brackets of it-impatriati mix EUR and PLN/,
  },
  {
    rule: 'a regime with a has-flag carries a rate, bracket or fixed amount, or explains its 0 %',
    file: 'countries/malta.json',
    edit: ofRegime(1, (regime) => {
      regime.incomeTaxRate = 0;
      regime.incomeTaxDescription = '';
    }),
    path: 'taxRegimes[1].incomeTaxRate',
    says: /mt-global-residence has hasIncomeTax, but no rate, bracket or fixed amount/,
  },
  {
    rule: 'a kind without its has-flag carries no rate',
    file: 'countries/malta.json',
    edit: ofRegime(1, (regime) => {
      regime.hasIncomeTax = false;
      delete regime.incomeTaxMinimum;
    }),
    path: 'taxRegimes[1].incomeTaxRate',
    says: /hasIncomeTax false, but a rate of 15; remove it or set hasIncomeTax to true/,
  },
  {
    rule: 'a kind without its has-flag carries no brackets',
    file: 'countries/italy.json',
    edit: ofRegime(2, (regime) => {
      regime.hasIncomeTax = false;
      regime.incomeTaxRate = 0;
    }),
    path: 'taxRegimes[2].taxBrackets',
    says: /hasIncomeTax false, but 6 brackets of "income"/,
  },
  {
    rule: 'a kind without its has-flag carries no cap, floor or share',
    file: 'countries/malta.json',
    edit: ofRegime(1, (regime) => {
      regime.pensionCap = { EUR: 1000 };
    }),
    path: 'taxRegimes[1].pensionCap',
    says: /hasPension false, but a pensionCap/,
  },
  {
    rule: 'a percentage is a plain number from 0 to 100',
    file: 'countries/malta.json',
    edit: ofRegime(1, (regime) => {
      regime.incomeTaxRate = { EUR: 15000 };
    }),
    path: 'taxRegimes[1].incomeTaxRate',
    says: /\{"EUR":15000\} is no percentage; .*"incomeTaxType": "fixed"/,
  },
  {
    rule: 'a minimum is not above its cap',
    file: 'countries/italy.json',
    edit: ofRegime(0, (regime) => {
      regime.socialSecurityMinimum = 50000;
    }),
    path: 'taxRegimes[0].socialSecurityMinimum',
    says: /50000 is above socialSecurityCap/,
  },
  {
    rule: 'every currency used has an exchange rate',
    file: 'countries/malta.json',
    edit: ofRegime(2, (regime) => {
      regime.otherTaxRate = { MTL: 130 };
    }),
    path: 'taxRegimes[2].otherTaxRate',
    says: /MTL has no exchange rate; add it to data\/exchange-rates.json/,
  },
  {
    rule: "a country's own currency has an exchange rate",
    file: 'countries/malta.json',
    edit: (malta) => {
      malta.currency = 'Maltese lira (MTL)';
    },
    path: 'currency',
    says: /MTL has no exchange rate/,
  },
  {
    rule: '**bold** is balanced in every text',
    file: 'countries/malta.json',
    edit: ofRegime(0, (regime) => {
      regime.guide.extraSectionContent = 'First paragraph.\nThis is **bold.';
    }),
    path: 'taxRegimes[0].guide.extraSectionContent',
    says: /not balanced in "This is \*\*bold\."/,
  },
  {
    rule: 'time zones are IANA time zones',
    file: 'countries/malta.json',
    edit: (malta) => {
      malta.timeZone = 'Europe/Valletta';
    },
    path: 'timeZone',
    says: /"Europe\/Valletta" is no IANA time zone/,
  },
  {
    rule: 'the same rules hold for home countries: bold',
    file: 'home-countries/germany.json',
    edit: (germany) => {
      germany.regime.taxDescription = '**open';
    },
    path: 'regime.taxDescription',
    says: /not balanced/,
  },
  {
    rule: 'the same rules hold for home countries: brackets',
    file: 'home-countries/germany.json',
    edit: (germany) => {
      germany.regime.taxBrackets[0].upperBound = { EUR: 1 };
    },
    path: 'regime.taxBrackets[1].lowerBound',
    says: /allowed is the upper bound of the one before, \{"EUR":1\}/,
  },
];

describe('a cross-check of a country file fails with file, path and reason:', () => {
  it.each(CASES)('$rule', ({ file, edit, path, says }) => {
    expect(problemsOf(edited(file, edit))).toContainEqual({
      file: `data/${file}`,
      path,
      message: expect.stringMatching(says),
    });
  });
});

describe('a stated 0 % is accepted', () => {
  it('where the description of the kind says so', () => {
    const files = edited('countries/malta.json', (malta) => {
      malta.taxRegimes[2].incomeTaxRate = 0;
    });
    expect(compiled(files).countries.find(({ slug }) => slug === 'malta')?.taxRegimes[2]?.incomeTaxRate).toBe(
      0,
    );
  });
});
