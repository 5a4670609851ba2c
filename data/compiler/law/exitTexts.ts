/** What pages say of leaving a country with shares, crypto-assets or a business. */
import type { ExitTexts } from '../../../src/catalogue/exitTexts.ts';
import type { Exits } from '../../../src/law/exit.ts';
import type { ParsedData } from '../read.ts';
import type { LawFile } from './lawFile.ts';

/** By the country's slug. */
export function exitTexts({ law }: Pick<ParsedData, 'law'>, exits: Exits): Record<string, ExitTexts> {
  return Object.fromEntries(
    Object.entries(exits).map(([slug, { program }]) => [slug, textsOf(law[slug] as LawFile, program.given)]),
  );
}

interface WithSources {
  readonly source: string;
  readonly secondSource: string | null;
  readonly confidence: 'high' | 'medium' | 'low';
}

function textsOf({ exit, sources, currency }: LawFile, given: readonly string[]): ExitTexts {
  if (!exit) throw new RangeError('a law without rules of leaving');
  const basis = ({ source: key, secondSource, confidence }: WithSources) => {
    const { title = key, publisher = '', url = null } = sources[key] ?? {};
    return { source: { title, publisher, url }, isSingle: secondSource === null, confidence };
  };
  const { valuation, rules, after = [], answers, given: own = {} } = exit;
  return {
    ...{ currency, answers },
    valuation: valuation
      ? { text: valuation.text, hasFormula: valuation.formula !== undefined, ...basis(valuation) }
      : null,
    rules: Object.fromEntries(
      rules.map(({ id, kinds, nature, text, threshold, note, payment, ...rule }) => [
        id,
        {
          ...{ kinds, nature, text, threshold },
          ...(note !== undefined && { note }),
          payments: payment.map(({ how, ends }) => ({ how, ends })),
          ...basis(rule),
        },
      ]),
    ),
    after: after.map(({ kinds, text, ...rule }) => ({ kinds, text, ...basis(rule) })),
    yearsResident: own.yearsResident?.text ?? null,
    asksAge: given.includes('age'),
  };
}
