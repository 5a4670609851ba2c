/**
 * `tsx data/pictures/illustrations.ts [--check]`: makes the country illustrations in public/countries as small as
 * they can be without looking different, in place. Running it again changes nothing; with --check it only says which
 * files are not as it would write them, or too heavy, and exits 1.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, type CustomPlugin, optimize } from 'svgo';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'public/countries';

/** Bytes of one illustration after optimisation, at most. */
export const ILLUSTRATION_LIMIT = 6 * 1024;

/** Whatever shape the picture is given, it fills it and loses its edges, never its proportions. */
const FILLS_ITS_BOX: CustomPlugin = {
  name: 'fills-its-box',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (parent.type === 'root') node.attributes.preserveAspectRatio = 'xMidYMid slice';
      },
    },
  }),
};

/** Drawing a shape in place instead of moving it saves bytes in some pictures and costs them in others. */
const VARIANTS = [true, false].map((drawInPlace): Config => {
  const overrides = {
    // Ids carry country and scene, so that several pictures can stand inline in one page.
    cleanupIds: { minify: false },
    cleanupNumericValues: { floatPrecision: 2 },
    convertPathData: { floatPrecision: 1, applyTransforms: drawInPlace },
    convertTransform: { floatPrecision: 2, transformPrecision: 4 },
    ...(drawInPlace ? {} : { moveGroupAttrsToElems: false as const }),
  };
  return { multipass: true, plugins: [{ name: 'preset-default', params: { overrides } }, FILLS_ITS_BOX] };
});

/**
 * The same picture in fewer bytes. Repeats until nothing gets smaller, so that its result is its own optimum.
 * Throws on an SVG that cannot be parsed.
 */
export function optimised(svg: string): string {
  const [smallest = svg] = VARIANTS.map((variant) => optimize(svg, variant).data).sort(
    (a, b) => a.length - b.length,
  );
  return smallest.length < svg.length || !svg.includes('preserveAspectRatio') ? optimised(smallest) : svg;
}

/** Every illustration, as a path from the root of the repository. */
export function illustrationFiles(): string[] {
  return readdirSync(path.join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => path.posix.join(FOLDER, ...name.split(path.sep)));
}

function run(checkOnly: boolean): void {
  for (const file of illustrationFiles()) {
    const before = readFileSync(path.join(ROOT, file), 'utf8');
    const after = optimised(before);
    const size = Buffer.byteLength(after);
    if (size > ILLUSTRATION_LIMIT) {
      console.error(`${file}: ${size} bytes; at most ${ILLUSTRATION_LIMIT} are allowed.`);
      process.exitCode = 1;
    }
    if (after === before) continue;
    if (!checkOnly) writeFileSync(path.join(ROOT, file), after);
    else {
      console.error(`${file} is not optimised.`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  run(parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check);
}
