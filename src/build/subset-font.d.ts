/** The part that subset.ts uses; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly noHinting: boolean;
      /** OpenType features that stay. */
      readonly keepFeatures: readonly string[];
      /** Axes that are fixed to a value, or kept between two. */
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
