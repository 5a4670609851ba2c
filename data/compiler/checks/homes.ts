/** Every destination has today's schemes of those who live there, and each of its regimes has its place among them. */
import { checkFiles, type Problem, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';

export function checkHomes({ homes, countries, schemes }: ParsedData): Problem[] {
  return checkFiles('homes', homes, countries, 'countries', (content, slug, report) => {
    const listed = countries[slug]?.taxRegimes.map(({ id }) => id) ?? [];
    const further = schemes[slug]?.schemes ?? [];
    const ofResidents = further.filter((scheme) => scheme.for.includes('residents')).map(({ id }) => id);
    const known = [...listed, ...further.map(({ id }) => id)];
    const placed = [
      ...content.schemes.map(({ regime }, index) => [regime, `schemes[${index}].regime`] as const),
      ...content.alternatives.map(({ regime }, index) => [regime, `alternatives[${index}].regime`] as const),
      ...content.never.map((regime, index) => [regime, `never[${index}]`] as const),
    ];
    for (const [regime, path] of placed) {
      if (!known.includes(regime)) report(path, unknown(regime, `regime or scheme of ${slug}`, known));
    }
    for (const regime of [...listed, ...ofResidents]) {
      if (placed.every(([one]) => one !== regime)) {
        report('', `"${regime}" is nowhere: it stands among schemes, alternatives or never`);
      }
    }
    const last = content.schemes.length - 1;
    const limitOf = (id: string) =>
      countries[slug]?.taxRegimes.find((regime) => regime.id === id)?.maxIncomeThreshold ?? null;
    content.schemes.forEach(({ regime }, index) => {
      const isOpen = limitOf(regime) === null;
      if (isOpen !== (index === last)) {
        report(
          `schemes[${index}].regime`,
          isOpen
            ? `"${regime}" has no limit, so nothing follows it`
            : `"${regime}" has a limit; the last one has none`,
        );
      }
    });
  });
}
