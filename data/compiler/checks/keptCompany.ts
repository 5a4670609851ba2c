/** Cross-checks of what becomes of a company whose owner moves. */
import { type Problem, problem, problemsIn, type Report, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';

export function checkKeptCompanies({ keptCompanies, places, countries, law }: ParsedData): Problem[] {
  const destinations = Object.keys(countries);
  const companies = Object.keys(places).filter((slug) => places[slug]?.company);
  const missing = [...new Set([...destinations, ...companies])].filter((slug) => !keptCompanies[slug]);
  return [
    ...missing.map((slug) => problem(`data/kept-company/${slug}.json`, '', 'the file is missing')),
    ...Object.entries(keptCompanies).flatMap(([slug, content]) =>
      problemsIn(`data/kept-company/${slug}.json`, (report) => {
        const { there, company } = content;
        checkPart('there', there, countries[slug], 'data/countries', report);
        checkPart('company', company, places[slug]?.company, 'data/places.json as "company"', report);
        const schemes = countries[slug]?.taxRegimes.map(({ id }) => id) ?? [];
        if (there?.scheme !== undefined && !schemes.includes(there.scheme)) {
          report('there.scheme', unknown(there.scheme, `regime of ${slug}`, schemes));
        }
        (there?.otherwise ?? []).forEach(({ companies: whose, condition }, index) => {
          const at = `there.otherwise[${index}]`;
          if ((whose === undefined) !== (condition === undefined)) {
            report(
              `${at}.condition`,
              'stands with the countries whose companies it is about, and only there',
            );
          }
          checkSlugs(whose, companies, 'country of a company', `${at}.companies`, report);
        });
        const { to = [], unsure, withheld } = company?.dividends ?? {};
        const others = destinations.filter((name) => name !== slug);
        to.forEach((rate, index) => {
          const at = `company.dividends.to[${index}].destinations`;
          checkSlugs(rate.destinations, others, 'other destination', at, report);
        });
        checkSlugs(unsure, others, 'other destination', 'company.dividends.unsure', report);
        if (typeof withheld === 'object' && law[slug]?.figures[withheld.figure]?.unit !== 'percent') {
          const figures = Object.keys(law[slug]?.figures ?? {});
          report('company.dividends.withheld.figure', unknown(withheld.figure, 'rate of the law', figures));
        }
      }),
    ),
  ];
}

function checkPart(part: string, is: unknown, wanted: unknown, list: string, report: Report): void {
  if (wanted && !is) report(part, `is missing: ${list} has the country`);
  if (is && !wanted) report(part, `is not shown: ${list} has no such country`);
}

function checkSlugs(
  names: readonly string[] | undefined,
  known: readonly string[],
  what: string,
  path: string,
  report: Report,
): void {
  (names ?? []).forEach((name, at) => {
    if (!known.includes(name)) report(`${path}[${at}]`, unknown(name, what, known));
  });
}
