/** The bounds and rates of scales by name, `bound(tariff, 1)` and `rate(tariff, 2)`, and the bounds of steps, for formulas and texts. */
import type { LawFile } from './lawFile.ts';

const BAND_PARTS = ['bound', 'rate'] as const;
type BandPart = (typeof BAND_PARTS)[number];

const known = new WeakMap<LawFile, LawFile>();

/** A law in which every bound and rate of its scales, and every bound of its steps, is a figure as well: "bound(tariff, 1)". */
export function withBands(law: LawFile): LawFile {
  const done = known.get(law) ?? { ...law, figures: { ...law.figures, ...bandsOf(law) } };
  known.set(law, done);
  known.set(done, done);
  return done;
}

function bandsOf({ scales, steps }: LawFile): LawFile['figures'] {
  const all = [
    ...Object.entries(scales).map(([scale, { in: values }]) => [scale, values, BAND_PARTS] as const),
    ...Object.entries(steps).map(([step, { in: values }]) => [step, values, BAND_PARTS.slice(0, 1)] as const),
  ];
  const bands = all.flatMap(([scale, values, parts]) => {
    const count = Math.max(...values.map(({ is }) => is.length));
    return Array.from({ length: count }, (_, index) =>
      parts.flatMap((part, at) => {
        const own = values.flatMap(({ is, of: _of, ...value }) => {
          const number = is[index]?.[at];
          return number === undefined || number === null ? [] : [{ ...value, is: number }];
        });
        const unit = part === 'bound' ? ('year' as const) : ('percent' as const);
        return own.length > 0 ? [[bandName(part, scale, index + 1), { unit, in: own }] as const] : [];
      }),
    ).flat();
  });
  return Object.fromEntries(bands);
}

export function bandName(part: BandPart, scale: string, band: number): string {
  return `${part}(${scale}, ${band})`;
}
