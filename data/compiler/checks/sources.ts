import { isAboutLine } from '../../../src/catalogue/sourcesOf.ts';
import { TAX_KINDS } from '../../../src/tax/index.ts';
import { KIND_FIELDS } from '../kinds.ts';
import type { CountryFile } from '../schema.ts';
import type { Note } from './notes.ts';

/** Every line of every regime rests on a source, and sources speak of lines that there are. */
export function checkSources({ taxRegimes, sources }: CountryFile): Note[] {
  const names = [...taxRegimes.map(({ id }) => id), ...TAX_KINDS];
  const lines = taxRegimes.flatMap((regime, index) =>
    TAX_KINDS.filter((kind) => regime[KIND_FIELDS[kind].has]).map((kind) => ({ regime, index, kind })),
  );
  const notes: Note[] = sources.flatMap(({ about }, index) =>
    about
      .filter((name) => !names.includes(name))
      .map((name) => ({
        path: `sources[${index}].about`,
        message: `"${name}" is neither a regime of this file nor a kind of tax; allowed are ${names.join(', ')}`,
      })),
  );
  for (const { regime, index, kind } of lines) {
    if (sources.some((source) => isAboutLine(source, kind, regime.id))) continue;
    notes.push({
      path: `taxRegimes[${index}].${KIND_FIELDS[kind].has}`,
      message: `no source is about the ${kind} line of ${regime.id}; name both in the "about" of one`,
    });
  }
  return notes;
}
