/** What the schema cannot say about schemes beside the lists: that the permits and what follows are the country's. */
import { type Problem, problemsIn, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';

export function checkSchemes({ schemes, countries, practical }: ParsedData): Problem[] {
  return Object.entries(schemes).flatMap(([slug, file]) =>
    problemsIn(`data/schemes/${slug}.json`, (report) => {
      const { taxRegimes = [] } = countries[slug] ?? {};
      const ids = [...taxRegimes, ...file.schemes].map(({ id }) => id);
      const known = practical[slug]?.permits.map(({ id }) => id) ?? [];
      file.schemes.forEach(({ id, permits = [], lasting }, at) => {
        permits.forEach(({ permit }, index) => {
          if (known.includes(permit)) return;
          report(
            `schemes[${at}].permits[${index}].permit`,
            unknown(permit, `permit of data/practical/${slug}.json`, known),
          );
        });
        const next = lasting?.then ?? null;
        if (next === null || (next !== id && ids.includes(next))) return;
        report(`schemes[${at}].lasting.then`, unknown(next, 'other regime of the country', ids));
      });
    }),
  );
}
