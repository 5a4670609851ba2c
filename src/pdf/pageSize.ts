/** A4 portrait in the two units of the PDF: CSS pixels while it is laid out, points in the file. */
export const PAGE_PX = { width: 794, height: 1123 } as const;
export const PAGE_PT = { width: 595.28, height: 841.89 } as const;

/** Points per CSS pixel. */
export const PT_PER_PX = PAGE_PT.width / PAGE_PX.width;

/** Canvas pixels per CSS pixel. */
export const SCALE = 2;
