import { fileURLToPath } from 'node:url';

/** JSON inside a string literal: engines parse it faster than the same data written as an object literal. */
export function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

type Rates = Readonly<Record<string, number>>;

/** The module that turns amounts of the files into dollars, in browsers as here. */
const MONEY = fileURLToPath(new URL('../../src/law/moneyInFile.ts', import.meta.url));

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
    `import { inDollars } from ${JSON.stringify(MONEY)};`,
    `export const ${name} = /* @__PURE__ */ inDollars(${parsed(figures)}, ${JSON.stringify(named)});`,
  ];
}
