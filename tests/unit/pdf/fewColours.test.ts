import { expect, test } from 'vitest';
import { fewColours } from '../../../src/pdf/fewColours.ts';

type Colour = readonly [red: number, green: number, blue: number];

const rgba = (colours: readonly Colour[]) =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]));

function shownOf(colours: readonly Colour[]): Colour[] {
  const { palette, pixels } = fewColours(rgba(colours));
  return [...pixels].map((place) => [...palette.slice(place * 3, place * 3 + 3)] as unknown as Colour);
}

test('a picture of few colours comes out as it was', () => {
  const colours: Colour[] = [
    [255, 255, 255],
    [255, 255, 255],
    [13, 33, 55],
    [11, 94, 215],
    [13, 33, 55],
  ];
  expect(shownOf(colours)).toEqual(colours);
});

test('of more colours than a palette holds, those that are seldom become the nearest of those that are often', () => {
  const often = Array.from({ length: 256 }, (_, at): Colour => [at, 0, 0]);
  const shown = shownOf([...often, ...often, [10, 2, 1], [255, 200, 0]]);
  expect(shown.slice(0, 512)).toEqual([...often, ...often]);
  expect(shown.slice(512)).toEqual([
    [10, 0, 0],
    [255, 0, 0],
  ]);
});
