/** Schemes that stand in no specified list, as the app asks for them. */
import type { Scheme, SchemeTexts } from '../../src/catalogue/entities.ts';
import { KIND_FIELDS, type KindFieldNames, TAX_KINDS, type TaxRules } from '../../src/law/index.ts';
import type { ParsedData } from './read.ts';
import { conditionOf, lawNamesOf } from './regimes.ts';
import type { SchemeInFile } from './schema.ts';

/** By the country's slug, in the order of its file. */
export type Schemes = Readonly<Record<string, readonly Scheme[]>>;
/** By the country's slug, then by the id of the scheme. */
export type TextsOfSchemes = Readonly<Record<string, Readonly<Record<string, SchemeTexts>>>>;

export function compileSchemes({ schemes, law }: Pick<ParsedData, 'schemes' | 'law'>): Schemes {
  return Object.fromEntries(
    Object.entries(schemes).map(([slug, file]) => [
      slug,
      file.schemes.map((scheme) => {
        const { lines = {}, ownSavings = [] } = law[slug]?.regimes[scheme.id] ?? {};
        return schemeOf(scheme, new Set(Object.keys(lines)), ownSavings);
      }),
    ]),
  );
}

function schemeOf(
  scheme: SchemeInFile,
  kinds: ReadonlySet<string>,
  ownSavings: Scheme['ownSavings'],
): Scheme {
  const { conditions = [], permits = [], lasting } = scheme;
  return {
    ...rulesOfLaw(scheme.id, kinds),
    for: scheme.for,
    ownSavings,
    ...(scheme.employer && { employerPays: scheme.employer.pays }),
    name: scheme.name,
    summary: scheme.summary,
    allowsWriteOffs: scheme.allowsWriteOffs,
    requiresIncorporation: scheme.requiresIncorporation,
    healthcareType: scheme.healthcareType,
    legalStructureType: scheme.legalStructureType,
    duration: scheme.duration,
    conditions: conditions.map(conditionOf),
    permits,
    lasting: lasting
      ? {
          years: lasting.years,
          ...(lasting.until && { until: lasting.until }),
          then: lasting.then,
          phases: [],
          changes: [],
          otherReliefs: [],
        }
      : null,
  } as Scheme;
}

/** The flat fields of a regime whose figures are its law's alone. @param kinds of the law's lines */
export function rulesOfLaw(id: string, kinds: ReadonlySet<string>): TaxRules & { readonly id: string } {
  const fields = Object.fromEntries(
    TAX_KINDS.flatMap((kind) => {
      const { has, rate, type }: KindFieldNames = KIND_FIELDS[kind];
      return [
        [has, kinds.has(kind)],
        [rate, 0],
        [type, 'percentage'],
      ];
    }),
  );
  return { id, maxIncomeThreshold: null, ...fields } as TaxRules & { readonly id: string };
}

export function textsOfSchemes({ schemes, law }: Pick<ParsedData, 'schemes' | 'law'>): TextsOfSchemes {
  return Object.fromEntries(
    Object.entries(schemes).map(([slug, file]) => [
      slug,
      Object.fromEntries(
        file.schemes.map(
          ({
            id,
            for: readers,
            name,
            summary,
            title,
            taxDescription,
            employer,
            notes = [],
            sources,
            confidence,
          }) => [
            id,
            {
              for: readers,
              name,
              summary,
              title,
              taxDescription,
              lawNames: lawNamesOf(law[slug]?.regimes[id]),
              ...(employer && { employer: employerOf(employer) }),
              notes,
              sources,
              confidence,
            },
          ],
        ),
      ),
    ]),
  );
}

function employerOf({ pays, text, risk }: NonNullable<SchemeInFile['employer']>) {
  return { pays, text, ...(risk && { risk: { level: risk.level, text: risk.text } }) };
}
