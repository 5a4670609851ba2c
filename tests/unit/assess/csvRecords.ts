/** Rows as the file of a comparison has them, each by the names of its columns. */
import type { Assessed } from '../../../src/assess/assessor.ts';
import { comparisonFile } from '../../../src/assess/comparisonFile.ts';
import type { Figures } from '../../../src/situation/figures.ts';
import { readCsv } from '../../fuzz/texts.ts';

export function csvRecords(
  rows: readonly Assessed[],
  figures: Omit<Figures, 'isFromLink'>,
): readonly Readonly<Record<string, string>>[] {
  const about = { origin: '', dataVersion: '1', sources: new Map(), locale: 'en-US' };
  const [head = [], ...records] = readCsv(comparisonFile(rows, figures, about));
  return records.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}
