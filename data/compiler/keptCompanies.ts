/** What becomes of a company that stays where it is while its owner moves, as the rule reads it and as its page says it. */
import type { KeptCompanies, KeptFrom, KeptTexts } from '../../src/catalogue/keptCompany.ts';
import { agreementsOf } from './agreements.ts';
import type { ParsedData } from './read.ts';

type Company = NonNullable<ParsedData['keptCompanies'][string]['company']>;

export function keptCompaniesOf(data: ParsedData): KeptCompanies {
  const { keptCompanies, places } = data;
  const files = Object.entries(keptCompanies);
  return {
    there: Object.fromEntries(files.flatMap(([slug, { there }]) => (there ? [[slug, there]] : []))),
    companies: Object.fromEntries(
      files.flatMap(([slug, { company }]) => {
        const id = places[slug]?.code.toLowerCase();
        return company && id ? [[id, keptFrom(slug, company, data)]] : [];
      }),
    ),
  };
}

function keptFrom(
  slug: string,
  { residenceEnds, exitTax, onlyBusinessThere, dividends }: Company,
  { law, taxYear, countries, agreements }: ParsedData,
): KeptFrom {
  const { withheld, to, unsure = [] } = dividends;
  // The check names a figure that is none.
  const figure = typeof withheld === 'object' ? law[slug]?.figures[withheld.figure]?.in : undefined;
  const usual = typeof withheld === 'object' ? valueIn(taxYear, figure) : withheld;
  const others = Object.keys(countries).filter((name) => name !== slug);
  const agreed = agreementsOf(slug, others, agreements);
  return {
    slug,
    ...(residenceEnds && { residenceEnds }),
    ...(exitTax && { exitTax }),
    ...(onlyBusinessThere && { onlyBusinessThere }),
    to: Object.fromEntries(
      others.map((name) => {
        const own = to.find(({ destinations }) => destinations.includes(name));
        const withheld = unsure.includes(name) ? null : (own?.percent ?? usual);
        return [name, { treaty: agreed[name]?.taxTreaty ?? null, withheld }];
      }),
    ),
  };
}

function valueIn(
  year: number,
  values: readonly { readonly from: string; readonly is?: unknown }[] = [],
): number | null {
  const is = values.findLast(({ from }) => from <= `${year}-12-31`)?.is;
  return typeof is === 'number' ? is : null;
}

export function keptTextsOf({ keptCompanies }: ParsedData): Readonly<Record<string, KeptTexts>> {
  return Object.fromEntries(
    Object.entries(keptCompanies).flatMap(([slug, { reviewed, company }]) => {
      if (!company) return [];
      const { forms, resident, management, profit, dividends, also } = company;
      const { withheld: _withheld, to: _to, unsure: _unsure, ...said } = dividends;
      const texts = { reviewed, forms, resident, management, profit, dividends: said, ...(also && { also }) };
      return [[slug, texts]];
    }),
  );
}
