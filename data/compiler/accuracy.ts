import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Accuracy } from '../../src/catalogue/methodology.ts';
import { DataError } from './problems.ts';

const points = v.pipe(v.number(), v.minValue(0));
const summary = v.object({
  median: points,
  percentile90: points,
  shareWithin: v.pipe(points, v.maxValue(100)),
});
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const accuracyOf = { examples: count, specified: summary, law: summary };
const accuracy = v.object({ ...accuracyOf, countries: count, published: v.object(accuracyOf) });

/**
 * How far the estimates are from independent examples, from docs/accuracy.json beside the data folder, which
 * `npm run accuracy -- --write` writes; null where there is none.
 * @throws DataError where the file does not have the form of `Accuracy`.
 */
export function readAccuracy(dir: string): Accuracy | null {
  const file = join(dir, '..', 'docs', 'accuracy.json');
  if (!existsSync(file)) return null;
  try {
    return v.parse(accuracy, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new DataError([{ file: 'docs/accuracy.json', path: '', message: (error as Error).message }]);
  }
}
