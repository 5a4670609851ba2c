/** What a citation has of the laws, what its file must hold, and how two answers and two laws are held against each other. */
import { describe, expect, test } from 'vitest';
import { engineLaws } from '../../../data/compiler/engineLaws.ts';
import { compileData } from '../../../data/compiler/index.ts';
import { type Answer, assess } from '../../../src/law/answer.ts';
import type { LawFile, Question } from '../../../src/law/ask.ts';
import { type Citation, cite, differences, lawOf, readCitation, verify } from '../../../src/law/citation.ts';

const data = compileData();
const laws: LawFile = {
  ...engineLaws(data.laws, data.exchangeRates.rates, '2031-01'),
  households: data.households,
};
const MALTESE = 'mt-res-non-dom';
const GERMAN = 'de-self-employed';
const SINGLE: Question = { regime: MALTESE, income: 70_000, currency: 'EUR', year: 2026 };
const FAMILY: Question = {
  ...{ ...SINGLE, regime: GERMAN },
  household: { hasPartner: true, married: true, partner: 9_000, children: [3] },
};
const told = () => ({ text: 'So much.', address: 'https://example.org/' });

/** A citation whose copy of the laws may be changed. */
const cited = (question: Question) => structuredClone(cite(laws, question, told));

function programOf({ law }: Pick<Citation, 'law'>, id: string) {
  const regime = law.regimes[id];
  if (!regime) throw new Error(`There is no law of ${id}.`);
  return regime.program;
}

describe('of the laws a citation has', () => {
  test('those that the question asks, once each, and the rate of its currency', () => {
    const today: Question = { ...SINGLE, today: { regime: GERMAN } } as Question;
    expect(Object.keys(lawOf(laws, today).regimes)).toEqual([MALTESE, GERMAN]);
    expect(lawOf(laws, SINGLE)).toEqual({
      ...{ release: '2031-01', taxYear: laws.taxYear, rates: { EUR: laws.rates.EUR } },
      regimes: { [MALTESE]: laws.regimes[MALTESE] },
    });
    const dollars = { ...laws, rates: { ...laws.rates, '': 2, USD: 1 } };
    expect(lawOf(dollars, { ...SINGLE, currency: undefined }).rates).toEqual({ USD: 1 });
  });

  test('the families of those countries and schemes alone, and none where nobody moves along', () => {
    const { households } = lawOf(laws, FAMILY);
    expect(households).toEqual({
      countries: { germany: data.households.countries.germany },
      regimes: { [GERMAN]: data.households.regimes[GERMAN] },
    });
    const { households: _none, ...single } = laws;
    expect(lawOf(single, FAMILY)).not.toHaveProperty('households');
  });

  test('none that is not there', () => {
    expect(() => lawOf(laws, { ...SINGLE, regime: 'xx-none' })).toThrow(
      new RangeError('There is no regime "xx-none".'),
    );
  });

  test('what answers the question, in the currency and the year of the answer', () => {
    const { citation, question, answer, law, license, text, address } = cite(
      laws,
      { regime: MALTESE, income: 70_000 },
      told,
    );
    expect({ citation, license, text, address }).toEqual({ citation: 1, license: 'CC BY 4.0', ...told() });
    expect(question).toEqual({ regime: MALTESE, income: 70_000, currency: 'USD', year: laws.taxYear });
    expect(assess(law, question)).toEqual(answer);
  });
});

describe('a file of JSON is a citation', () => {
  const whole = JSON.parse(JSON.stringify(cited(SINGLE)));
  const without = (path: readonly string[], value?: unknown) => {
    const copy = structuredClone(whole);
    const last = path.at(-1) ?? '';
    const holder = path.slice(0, -1).reduce((at, name) => at[name], copy);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
    return copy;
  };
  const program = ['law', 'regimes', MALTESE, 'program'];

  test('with all that working it out again needs', () => {
    expect(readCitation(whole)).toBe(whole);
  });

  test.each<[readonly string[], unknown?]>([
    [['citation']],
    [['citation'], 2],
    [['question']],
    [['question'], 'text'],
    [['question', 'regime'], [MALTESE]],
    [['question', 'regime'], 'xx-none'],
    [['question', 'income'], '70000'],
    [['question', 'year']],
    [['answer']],
    [['answer', 'lines']],
    [
      ['answer', 'lines'],
      [{ kind: 'income', amount: 1 }, null],
    ],
    [['answer', 'lines'], [{ kind: 'income', amount: '1' }]],
    [['answer', 'total'], '1'],
    [['answer', 'kept']],
    [['law']],
    [['law', 'rates']],
    [['law', 'regimes']],
    [['law', 'regimes', MALTESE], 1],
    [program],
    [[...program, 'steps'], {}],
    [[...program, 'figures'], {}],
    [[...program, 'lines'], 1],
  ])('and none where this is missing or something else: %j %j', (path, value) => {
    expect(readCitation(without(path, value))).toBeNull();
  });
});

describe('two answers differ', () => {
  const answer = assess(laws, SINGLE);

  test('by lines, totals and savings, to the cent', () => {
    const other: Answer = {
      ...{ ...answer, total: answer.total + 1, kept: answer.kept - 0.004, saving: 2 },
      lines: answer.lines.map((line) =>
        line.kind === 'income' ? { ...line, amount: line.amount + 1 } : line,
      ),
    };
    const income = answer.lines.find(({ kind }) => kind === 'income')?.amount ?? Number.NaN;
    expect(differences(answer, other)).toEqual([
      { name: 'income', before: income, now: income + 1 },
      { name: 'total', before: answer.total, now: answer.total + 1 },
      { name: 'saving', before: 0, now: 2 },
    ]);
    expect(differences(answer, answer)).toEqual([]);
  });

  test('where one has a line that the other does not have', () => {
    expect(differences({ ...answer, lines: [] }, answer).map(({ before }) => before)).toEqual(
      answer.lines.filter(({ amount }) => amount !== 0).map(() => 0),
    );
  });
});

describe('what has changed since is told', () => {
  const tampered = (question: Question, edit: (citation: Citation) => void) => {
    const citation = cited(question);
    edit(citation);
    return verify({ ...citation, answer: assess(citation.law, citation.question) }, laws);
  };

  test('nothing of a law that is as it was, whether or not the present one is given', () => {
    const { year: _year, ...noYear } = SINGLE;
    for (const question of [SINGLE, FAMILY, noYear]) {
      const same = { holds: true, own: [], since: [], figures: [], isOtherwise: false };
      expect(verify(cited(question), laws)).toEqual(same);
      expect(verify(cited(question))).toEqual(same);
    }
  });

  test('a figure by its name, as the year of the question has it', () => {
    const at = (from: string, year: number) =>
      tampered({ ...SINGLE, year }, (citation) => {
        const figure = programOf(citation, MALTESE).figures.find(({ name }) => name === 'minimumTax');
        if (figure)
          Object.assign(figure, {
            in: [
              { from: '2020-01-01', is: 5_000 },
              { from, is: 4_000 },
            ],
          });
      });
    expect(at('2026-12-31', 2026).figures).toEqual([{ name: 'minimumTax', before: 4_000, now: 5_000 }]);
    expect(at('2027-01-01', 2026).figures).toEqual([]);
    expect(at('2027-01-01', 2027).holds).toBe(false);
  });

  test('a figure that one of the laws does not have', () => {
    const { figures } = tampered(SINGLE, (citation) => {
      const { figures: had } = programOf(citation, MALTESE);
      Object.assign(had.at(-1) ?? {}, { name: 'other' });
    });
    expect(figures.filter(({ before }) => before === null)).toHaveLength(1);
    expect(figures.filter(({ now }) => now === null)).toMatchObject([{ name: 'other' }]);
  });

  test('that something else than a figure is other: steps, bands, the rate, a family', () => {
    expect(
      tampered(SINGLE, (citation) => Object.assign(citation.law.regimes[MALTESE] ?? {}, { perDollar: 2 })),
    ).toMatchObject({ holds: false, figures: [], isOtherwise: true });
    expect(
      tampered(SINGLE, (citation) => Object.assign(programOf(citation, MALTESE), { scales: [] })).isOtherwise,
    ).toBe(true);
    expect(
      tampered(SINGLE, (citation) => {
        const program = programOf(citation, MALTESE);
        Object.assign(program, { steps: [...program.steps, ['number', 0]] });
      }),
    ).toMatchObject({ holds: true, figures: [], isOtherwise: true });
    const oneOfTwo: Question = { ...SINGLE, today: { regime: GERMAN } } as Question;
    expect(
      tampered(oneOfTwo, (citation) => Object.assign(citation.law.regimes[GERMAN] ?? {}, { perDollar: 2 }))
        .isOtherwise,
    ).toBe(true);
    const family = tampered(FAMILY, ({ law }) => {
      Object.assign(law.households?.regimes[GERMAN] ?? {}, { benefitsAlone: true });
    });
    expect(family).toMatchObject({ own: [], figures: [], isOtherwise: true });
  });
});
