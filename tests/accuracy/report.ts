/**
 * Prints how far the estimates are from the worked examples; exit code 1 if the law's estimate breaks its limits.
 * Then every regime's projection over twenty years, and how many cases of others agree, of which each that does not must say why. With --write, and if nothing is
 * wrong, writes docs/accuracy.md, docs/accuracy.json and docs/projections.md, too.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compileData } from '../../data/compiler/index.ts';
import { agrees } from '../../src/catalogue/checkedCases.ts';
import { ESTIMATES } from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import { keepsLimits, LIMITS, type Measured, measureAll, summaryOf } from './measure.ts';
import { accuracyFigures, accuracyPage } from './page.ts';
import { projectionRows, projectionsPage } from './projections.ts';

const PAGE = new URL('../../docs/accuracy.md', import.meta.url);
const PROJECTIONS = new URL('../../docs/projections.md', import.meta.url);
/** The figures that /methodology shows. */
const FIGURES = new URL('../../docs/accuracy.json', import.meta.url);

function row({ example, income, expected, estimated, error }: Measured): string {
  const { regimeId, currency, income: local, origin } = example;
  return [
    regimeId.padEnd(27),
    `${currency} ${Math.round(local)}`.padStart(14),
    `$${Math.round(income)}`.padStart(8),
    origin.padEnd(9),
    ...[expected, estimated.specified, estimated.law].map((rate) => rate.toFixed(2).padStart(7)),
    ...[error.specified, error.law].map((points) => points.toFixed(2).replace('-0.00', '0.00').padStart(8)),
  ].join('  ');
}

const measured = measureAll();
const head = ['law %', 'spec. %', 'est. %', 'error s.', 'error l.'];
console.log(`${' '.repeat(67)}${head.map((word) => word.padStart(8)).join(' ')}`);
for (const example of measured) console.log(row(example));
console.log();
for (const estimate of ESTIMATES) {
  const { median, percentile90, shareWithin } = summaryOf(measured, estimate);
  console.log(
    `${estimate.padEnd(9)} ${measured.length} examples, median error ${median.toFixed(2)}, 90th percentile ${percentile90.toFixed(2)}, within ${LIMITS.within} points ${shareWithin.toFixed(1)} %`,
  );
}

console.log('\nYears at 80,000 USD, as the law has it, reliefs on:');
for (const [id = '', starts = '', years = ''] of projectionRows()) {
  console.log(`${id.padEnd(27)} ${starts.padEnd(13)} ${years}`);
}
console.log();

const { cases, laws } = compileData();
console.log('Figures in doubt that move an answer at 80,000 USD by more than half a point of income:');
for (const regimeId of Object.keys(laws.regimes)) {
  const band = lawMethod(laws).ask({ regimeId })?.bandAt(80_000, 0);
  if (!band) continue;
  const ends = [band.low, band.high].map((usd) => `$${Math.round(usd)}`.padStart(8));
  console.log(`${regimeId.padEnd(27)} ${ends.join(' to ')}  ${band.because}`);
}
console.log();

console.log(`Cases of others (data/cases, /checked), ${cases.length}:`);
for (const publisher of new Set(cases.map(({ source }) => source.publisher))) {
  const own = cases.filter(({ source }) => source.publisher === publisher);
  console.log(`${publisher.padEnd(29)} ${own.length} cases, ${own.filter(agrees).length} agree`);
}
const unexplained = cases.filter((one) => !agrees(one) && !one.differs);
console.log();

const wrong = [
  ...(unexplained.length > 0
    ? [
        `Cases that differ: ${unexplained.map(({ id }) => `data/cases/${id}.json`).join(', ')}. Correct the figure, or say why in "differs".`,
      ]
    : []),
  ...(keepsLimits(summaryOf(measured, 'law'))
    ? []
    : [
        `The law's estimate breaks its limits: median at most ${LIMITS.median}, at least ${LIMITS.shareWithin} % within ${LIMITS.within} points.`,
      ]),
];
const page = accuracyPage(measured);
const projections = projectionsPage();
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  writeFileSync(PAGE, page);
  writeFileSync(FIGURES, accuracyFigures(measured));
  writeFileSync(PROJECTIONS, projections);
} else {
  for (const [file, text] of [
    [PAGE, page],
    [PROJECTIONS, projections],
  ] as const) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    const name = file.pathname.slice(file.pathname.indexOf('/docs/') + 1);
    console.log(`${name} shows other figures; npm run accuracy -- --write brings it up to date.`);
  }
}
