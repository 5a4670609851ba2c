import { fileURLToPath } from 'node:url';
import { packed } from '../../src/law/packed.ts';

/** JSON inside a string literal: engines parse it faster than the same data written as an object literal. */
export function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** What browsers read the data with, as the compiler does. */
const inLaw = (file: string) =>
  JSON.stringify(fileURLToPath(new URL(`../../src/law/${file}`, import.meta.url)));

/** The source that exports a value with programs in it, under one name. */
export function programsModule(name: string, value: unknown): string[] {
  return [
    `import { unpacked } from ${inLaw('packed.ts')};`,
    `export const ${name} = /* @__PURE__ */ unpacked(${parsed(packed(value))});`,
  ];
}

type Rates = Readonly<Record<string, number>>;

/** The rates of the currencies that a text of figures names. */
function ratesIn(json: string, rates: Rates): Record<string, number> {
  return Object.fromEntries(Object.entries(rates).filter(([currency]) => json.includes(`"${currency}":`)));
}

/** The source that exports figures of the files in dollars, under one name. */
export function inDollarsModule(
  name: string,
  figures: unknown,
  { rates }: { readonly rates: Rates },
): string[] {
  const named = ratesIn(JSON.stringify(figures), rates);
  return [
    `import { inDollars } from ${inLaw('moneyInFile.ts')};`,
    `export const ${name} = /* @__PURE__ */ inDollars(${parsed(figures)}, ${JSON.stringify(named)});`,
  ];
}
