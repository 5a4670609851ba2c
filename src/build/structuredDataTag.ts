import type { StructuredData } from '../app/metadata/structuredData.ts';

/** The script element of a JSON-LD object. No text in it can end the element: "<" is written as an escape. */
export function structuredDataTag(data: StructuredData): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
