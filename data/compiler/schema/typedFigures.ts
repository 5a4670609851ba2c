import * as v from 'valibot';
import { described, file, some, text, whole } from './primitives.ts';

/** data/typed-figures.json: what equals a figure of the law and is typed all the same; it only shrinks. */
export const typedFiguresFile = file({
  numbers: described(
    v.record(text, v.record(text, some(text))),
    'By file, then by why they stay: JSON paths of numbers that equal a figure.',
  ),
  textsBecause: described(text, 'Why the texts stay.'),
  texts: described(
    v.record(text, v.record(text, whole(1, 99))),
    'By file: how often its texts type an amount or a percent that equals a figure.',
  ),
});
export type TypedFiguresFile = v.InferOutput<typeof typedFiguresFile>;
