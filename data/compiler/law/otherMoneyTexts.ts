/** What pages say of other income, country by country: rules, statuses and conditions in words, and what is taken of leavers. */
import { type OtherMoneyTexts, ruleKindLabel } from '../../../src/catalogue/otherMoneyTexts.ts';
import { leaverTax, type OtherIncomes } from '../../../src/law/otherIncome.ts';
import type { ParsedData } from '../read.ts';
import type { LawFile } from './lawFile.ts';
import { assumedBy } from './otherIncome.ts';
import type { OtherIncomeInFile } from './otherIncomeFile.ts';

type Data = Pick<ParsedData, 'law' | 'exchangeRates' | 'taxYear' | 'places'>;

/** What is told of people who have left is of this amount, US dollars a year. */
const TYPICAL = 10_000;

/** By the country's slug. */
export function otherMoneyTexts(data: Data, { countries }: OtherIncomes): Record<string, OtherMoneyTexts> {
  return Object.fromEntries(
    Object.entries(data.law).flatMap(([slug, file]) => {
      const own = file.otherIncome;
      if (!own) return [];
      return [[slug, textsOf(slug, file, own, data, countries[slug]?.leaver ?? null)]];
    }),
  );
}

/** A rule in a sentence that stands beside what its kind is called, which it does not say again. */
function textBeside(text: string, label: string): string {
  if (!text.toLowerCase().startsWith(`${label.toLowerCase()}: `)) return text;
  const rest = text.slice(label.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function withFact(
  formulas: Parameters<typeof assumedBy>[0],
): Pick<OtherMoneyTexts['rules'][number], 'assumes'> {
  const assumes = assumedBy(formulas);
  return assumes ? { assumes } : {};
}

type Sources = string | readonly string[] | null | undefined;

function keysOf(...sources: readonly Sources[]): string[] {
  return [...new Set(sources.flatMap((one) => one ?? []))];
}

interface WithSources {
  readonly source: Sources;
  readonly secondSource?: Sources;
  readonly furtherSources?: Sources;
  readonly confidence?: 'high' | 'medium' | 'low' | undefined;
}

/** All that something rests on, and a mark where nothing else says the same. */
function basisOf({ source, secondSource, furtherSources, confidence = 'high' }: WithSources) {
  return {
    sources: keysOf(source, secondSource, furtherSources),
    isSingle: keysOf(secondSource).length === 0,
    confidence,
  };
}

function textsOf(
  slug: string,
  file: LawFile,
  own: OtherIncomeInFile,
  { exchangeRates, taxYear, places }: Data,
  leaver: OtherIncomes['countries'][string]['leaver'],
): OtherMoneyTexts {
  const name = places[slug]?.name ?? slug;
  const amount = Number((TYPICAL * (exchangeRates.rates[file.currency] ?? 1)).toPrecision(1));
  const takenOf = (rule: string, hasTreaty: boolean) => {
    if (!leaver) return 0;
    const { tax, contributions } = leaverTax(leaver, { rule, amount }, hasTreaty, { taxYear });
    return Math.round(tax + contributions);
  };
  const texts: Omit<OtherMoneyTexts, 'sources'> = {
    country: slug,
    taxYear,
    about: own.about,
    notBeside: own.notBeside ?? [],
    rules: own.rules.map(({ id, kind, regimes, case: fact, note, option, otherReading, ...rule }) => ({
      ...{ id, kind, case: fact, isDefault: rule.default, since: rule.since, until: rule.until },
      ...(regimes && { regimes }),
      ...withFact(rule),
      text: textBeside(rule.text, ruleKindLabel(kind, name)),
      ...(note !== undefined && { note }),
      ...(option && { option: option.text }),
      ...(otherReading && { otherReading: otherReading.text }),
      ...basisOf(rule),
    })),
    statuses: own.statuses.map(({ id, name, who, text, ...status }) => ({
      ...{ id, name, text },
      ...{ years: status.years ?? null, regime: status.regime ?? null, beside: status.beside ?? null },
      ...(who !== undefined && { who }),
      ...basisOf(status),
    })),
    conditions: own.conditions.map(({ regimes, text, source }) => ({
      ...(regimes && { regimes }),
      ...{ text, sources: keysOf(source) },
    })),
    doubts: own.doubts,
    leaver: own.leaver
      ? {
          ...{ about: own.leaver.about, amount, currency: file.currency },
          rules: own.leaver.rules.map(
            ({ id, kind, case: fact, note, withTreaty, withoutTreaty, ...rule }) => ({
              ...{ id, kind, case: fact, ...withFact(withoutTreaty) },
              ...(note !== undefined && { note }),
              withTreaty: { text: withTreaty.text, taken: takenOf(id, true) },
              withoutTreaty: { text: withoutTreaty.text, taken: takenOf(id, false) },
              ...basisOf(rule),
            }),
          ),
        }
      : null,
  };
  const named = [...texts.rules, ...texts.statuses, ...texts.conditions, ...(texts.leaver?.rules ?? [])];
  const used = keysOf(...named.map(({ sources }) => sources));
  return {
    ...texts,
    sources: Object.fromEntries(
      used.flatMap((key) => {
        const source = file.sources[key];
        // What was taken over from our own figures is no source.
        if (!source || /Lowtide/.test(source.publisher ?? '')) return [];
        const { title, publisher = '', url = null } = source;
        return [[key, { title, publisher, url }]];
      }),
    ),
  };
}
