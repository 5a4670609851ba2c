/** How companies can pay their owner, compiled: what the calculation needs, and what guides say beside it. */
import type { CompanyPay, CompanyPayTexts, OwnFigure } from '../../src/catalogue/companyPay.ts';
import type { ParsedData } from './read.ts';

export interface CompiledPay {
  /** By regime id; every company regime has an entry. */
  readonly companyPay: Readonly<Record<string, CompanyPay>>;
  /** By the country's slug, then by regime id. */
  readonly payTexts: Readonly<Record<string, Readonly<Record<string, CompanyPayTexts>>>>;
  /** The wage that a regime's own figure counts, by regime id. */
  readonly ownFigures: Readonly<Record<string, OwnFigure>>;
}

type File = ParsedData['pay'][string];
type Regime = File['regimes'][number];

/** The rules alone, without what is written beside them. */
function rulesOf({ id, wage, ways, withoutWage, profit, dividend }: Regime, file: File, perDollar: number) {
  const { why: _withoutWage, ...without } = withoutWage;
  const { why: _dividend, ...ofDividend } = dividend;
  const rules = { wage, ...(ways && { ways }), withoutWage: without, profit, dividend: ofDividend };
  const { currency, year } = file;
  return { regimeId: id, currency, perDollar, year, rules } satisfies CompanyPay;
}

function textsOf({ wage, withoutWage, retained, caution }: Regime, file: File): CompanyPayTexts {
  const { confidence, reviewed, doubts, sources } = file;
  return {
    form: wage.form,
    withoutWage: withoutWage.why,
    retained,
    caution: caution ?? null,
    ...{ confidence, reviewed, doubts },
    sources: sources.map((source) => ({ ...source, about: [] })),
  };
}

export function compilePay({ pay, exchangeRates }: ParsedData): CompiledPay {
  const files = Object.values(pay);
  const all = files.flatMap((file) => file.regimes.map((regime) => ({ file, regime })));
  return {
    companyPay: Object.fromEntries(
      all.map(({ file, regime }) => [
        regime.id,
        rulesOf(regime, file, exchangeRates.rates[file.currency] ?? 1),
      ]),
    ),
    payTexts: Object.fromEntries(
      files.map((file) => [
        file.slug,
        Object.fromEntries(file.regimes.map((regime) => [regime.id, textsOf(regime, file)])),
      ]),
    ),
    ownFigures: Object.fromEntries(all.map(({ regime }) => [regime.id, regime.ownFigure])),
  };
}
