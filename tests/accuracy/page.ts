import { compileData } from '../../data/compiler/index.ts';
import { WHOLE_YEAR } from '../../src/law/assess.ts';
import { paidAt } from '../../src/law/bestWage.ts';
import { assess, chosen, ESTIMATES, type Estimate, scheduleOf } from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import { lawOfYear } from '../../src/law/year.ts';
import { LAWS } from '../unit/law/laws.ts';
import type { Source } from './citations.ts';
import { type Example, expectedTotal } from './example.ts';
import { LIMITS, type Measured, summaryOf } from './measure.ts';

const LABELS: Readonly<Record<Estimate, string>> = { specified: 'specified', law: "the law's" };

const INTRODUCTION = `# Accuracy

How far the app's estimates are from what the law takes. \`npm run accuracy -- --write\` writes this page; it and the unit tests fail if the law's estimate's median error exceeds ${LIMITS.median} percentage points or fewer than ${LIMITS.shareWithin} % of the examples lie within ${LIMITS.within} points.

Each example states an income, every tax and contribution of the year by the law's own steps, and where each step is written. **Published** examples carry a total that a tax authority or adviser prints; **computed** ones work through the full law in the country's file under \`tests/accuracy/examples/\`, in local currency and without the app's engine or brackets. The incomes are turned into dollars with \`data/exchange-rates.json\`. The error is the estimate less the expectation, in percentage points of income. All examples are of a single person without children and without costs beyond those that the law grants, in 2026. Where a regime's name is followed by what the person does, example and estimate take what the law sets for that.

The **specified** estimate does not take contributions off the income-tax base, and keeps the dollar amounts that the specification (docs/conformance.md) sets. **The law's estimate** is worked out by the formulas of the law, in its currency. It is the one to compare with the law.`;

/** Malta's resident non-domiciled regime well above its threshold, in both estimates. */
function pinnedDollars(): string {
  const { countries, taxBrackets, exchangeRates, laws } = compileData();
  const id = 'mt-res-non-dom';
  const rules = countries.flatMap(({ taxRegimes }) => taxRegimes).find((regime) => regime.id === id);
  if (!rules) throw new Error(`No regime ${id}`);
  const schedule = scheduleOf(rules, taxBrackets[id] ?? []);
  const total = (estimate: Estimate) => {
    const options = { laws: estimate === 'law' ? lawMethod(laws) : null };
    return `$${money(assess(schedule, 60_000, options).total)}`;
  };
  const [fixed, cap] = assess(schedule, 60_000).lines.map(({ amount }) => `$${money(amount)}`);
  const inLaw = [taxBrackets[id]?.[1]?.statutory?.amount, rules.statutory?.socialSecurityCap];
  const [tax = 0, social = 0] = inLaw.map((statutory) => statutory?.amount);
  return `## Why the law's estimate for Malta is the higher one

Malta's law asks a resident non-domiciled person for €${money(tax)} of tax above €35,000 of income and for at most €${money(social)} of social security, €${money(tax + social)} in all. The specified estimate keeps the dollars that the specification sets for them, ${fixed} and ${cap}: ${total('specified')}, about what the euros came to when a euro bought little more than a dollar. The law's estimate takes the euros at the rate of \`data/exchange-rates.json\` (${exchangeRates.asOf}: ${exchangeRates.rates.EUR} euros to the dollar): ${total('law')}. Nothing else differs, no contribution is deducted, and the threshold plays no part: at $60,000 an income is above both $37,800 and €35,000. Between them, and only there, the two estimates also disagree on whether the tax is due. The minimum of €15,000 of the Global Residence Programme ($16,500 as specified) and Italy's floor of $5,000, which no Italian law has, differ for the same reason.`;
}

const LIMITATIONS = `## What the figures do not prove

- A computed example checks that data and engine follow the rules which the sources state: bands, floors, ceilings, deductions, conversion. It rests on the same sources as the data, so it does not find a rule that the sources themselves have wrong.
- Where an example showed that the data were off, the data were corrected and the example stayed. The figures tell what error is left after that, not how close a first guess was: before the corrections of November 2026 (Cyprus, Hungary, Panama, Poland, Portugal, Spain, Uruguay) the 90th percentile of the law's estimate was 0.77 points.
- Where the law is read in more than one way, example and data take the same reading: contributions of a sole entrepreneur in Montenegro follow turnover and are not a cost; the pension insurance in Panama and the contributions in Albania are not deducted; the Caja in Costa Rica reckons with full income; the INPS of incoming workers in Italy with the taxed half; the self-employed in North Macedonia with net income before contributions. The country files name these questions in their texts.
- The lump-sum base in Serbia and the yearly cost of permits in the United Arab Emirates are assumptions of ours, in the examples as well.`;

/** What owners of companies have in hand, worked by hand in the laws, beside what the engine says. */
function ownPay(): string {
  const rows = LAWS.flatMap(({ id, program, regime: { examples = [] } }) =>
    examples.flatMap(({ case: known, year = 2026, chosen: ids, set, pay }) => {
      if (!pay) return [];
      const { turnover = 0, costs = 0 } = known;
      const profit = Math.max(turnover - costs, 0);
      const asked = { ...WHOLE_YEAR, costs, profit, taxYear: year, ...known, ...chosen(ids) };
      const found = paidAt(lawOfYear(program, { taxYear: year }, { set }), asked, pay.wage).inHand;
      const cents = (amount: number) =>
        amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      return [
        [
          id,
          `${program.currency} ${money(profit)}`,
          `${cents(pay.wage)}${pay.leavesMost ? ', the best' : ''}`,
          cents(pay.inHand),
          (Math.abs(found - pay.inHand) < 0.0151 ? 0 : found - pay.inHand).toFixed(2),
        ],
      ];
    }),
  );
  return `## How owners of companies are paid

${rows.length} examples of the laws, worked by hand step by step: what an owner has in hand at a profit and a wage, in the currency of the law. The error is the engine's figure less the example's; a unit test fails at more than a cent and a half. "The best": no other wage leaves more.

${table(['Regime', 'Profit', 'Wage', 'In hand', 'Error'], ['---', '--:', '--:', '--:', '--:'], rows)}`;
}

/** Companies of one owner at home beside whole figures of others, the nearest one of each home first. */
function companiesBesideOthers(): string {
  const { cases, homeCountries } = compileData();
  const homes = homeCountries.flatMap(({ name, companies }) => {
    const ids = companies.map(({ regime }) => regime);
    const whole = cases.filter(({ scheme, line, exit }) => line === null && !exit && ids.includes(scheme));
    const nearest = whole.toSorted((a, b) => Math.abs(a.points) - Math.abs(b.points));
    return nearest.length > 0 ? [{ name, nearest }] : [];
  });
  const rows = homes.flatMap(({ name, nearest }) =>
    nearest.map(
      ({ scheme, income, wage, currency, expected, ours, points: apart, source, differs, note }) => [
        name,
        scheme,
        `${currency} ${money(income)}`,
        wage === undefined ? 'usual' : money(wage),
        money(expected),
        money(ours),
        points(apart),
        [`${source.title}, ${source.publisher}`, differs?.because ?? note].filter(Boolean).join('. '),
      ],
    ),
  );
  return `## Companies of one owner beside others

Published cases of the owners of ${homes.length} homes that have the whole figure: corporate tax, pay and dividend together (\`data/cases\`, /checked). In France \`tests/unit/accuracy/modeleSocial.test.ts\` holds 30 profits, 24 of them with a wage, beside the calculator of the contributions office: contributions are the same, but for one that it leaves out where the wage is small (PUMa), and taxes are within half a point.

${table(['Home', 'Regime', 'Profit', 'Wage', 'Expected', 'Ours', 'Points', 'Source, and what it counts'], ['---', '---', '--:', '--:', '--:', '--:', '--:', '---'], rows)}`;
}

function points(error: number): string {
  const rounded = Math.abs(error) < 0.005 ? 0 : error;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(2)}`;
}

function money(amount: number): string {
  return Math.round(amount).toLocaleString('en-US');
}

function table(
  head: readonly string[],
  align: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Summary of both estimates as a table, over all examples and over the published ones alone. */
export function summaryTable(measured: readonly Measured[]): string {
  const groups = [
    ['all', measured],
    ['published', measured.filter(({ example }) => example.origin === 'published')],
  ] as const;
  return table(
    ['Estimate', 'Examples', 'Median error', '90th percentile', `Within ${LIMITS.within} points`],
    ['---', '---', '--:', '--:', '--:'],
    ESTIMATES.flatMap((estimate) =>
      groups.map(([group, examples]) => {
        const { median, percentile90, shareWithin } = summaryOf(examples, estimate);
        return [
          LABELS[estimate],
          `${group} (${examples.length})`,
          median.toFixed(2),
          percentile90.toFixed(2),
          `${shareWithin.toFixed(1)} %`,
        ];
      }),
    ),
  );
}

/** One row for every example: expected and estimated effective rate and both errors. */
export function exampleTable(measured: readonly Measured[]): string {
  return table(
    [
      'Country',
      'Regime',
      'Income',
      'in USD',
      'Example',
      'Law',
      'Specified',
      "The law's estimate",
      'Error, specified',
      "Error, the law's estimate",
    ],
    ['---', '---', '--:', '--:', '---', '--:', '--:', '--:', '--:', '--:'],
    measured.map(({ country, regime, example, income, expected, estimated, error }) => [
      country,
      regime,
      `${example.currency} ${money(example.income)}`,
      money(income),
      example.origin,
      `${expected.toFixed(2)} %`,
      `${estimated.specified.toFixed(2)} %`,
      `${estimated.law.toFixed(2)} %`,
      points(error.specified),
      points(error.law),
    ]),
  );
}

function sourceLinks(sources: readonly Source[]): string {
  return sources.map(({ title, publisher, url }) => `[${title}](${url}), ${publisher}`).join('; ');
}

function working({ country, regime, example }: Measured): string {
  const { currency, income, lines, remark } = example;
  const total = expectedTotal(example);
  const rows = lines.map(
    ({ tax, amount, step, sources }) => `  - ${tax}: ${money(amount)} = ${step} (${sourceLinks(sources)})`,
  );
  const heading = `- **${country}, ${regime}, ${currency} ${money(income)}**: ${currency} ${money(total)}.`;
  return [remark === undefined ? heading : `${heading} ${remark}`, ...rows].join('\n');
}

function list(examples: readonly Measured[], text: (measured: Measured) => string): string {
  return examples.map(text).join('\n');
}

function remarkLine({ country, regime, example, error }: Measured): string {
  const { currency, income, remark }: Example = example;
  return `- **${country}, ${regime}, ${currency} ${money(income)}** (${points(error.law)} points): ${remark}`;
}

/** The whole of docs/accuracy.md. */
export function accuracyPage(measured: readonly Measured[]): string {
  const countries = new Set(measured.map(({ country }) => country)).size;
  const published = measured.filter(({ example }) => example.origin === 'published').length;
  const off = measured.filter(({ error }) => Math.abs(error.law) > LIMITS.median);
  return `${[
    INTRODUCTION,
    `## Result\n\n${measured.length} examples from ${countries} countries, ${published} of them published. Errors in percentage points, without their sign.\n\n${summaryTable(measured)}`,
    `## Where the estimate is off\n\n${off.length === 0 ? `No example: the law's estimate is within ${LIMITS.median} points of all of them.` : `Examples in which the law's estimate differs by more than ${LIMITS.median} points, and why.\n\n${list(off, remarkLine)}`}`,
    pinnedDollars(),
    LIMITATIONS,
    `## All examples\n\n${exampleTable(measured)}`,
    ownPay(),
    companiesBesideOthers(),
    `## Working and sources\n\n${list(measured, working)}`,
  ].join('\n\n')}\n`;
}

/** The text of docs/accuracy.json: both estimates over all examples, to hundredths. */
export function accuracyFigures(measured: readonly Measured[]): string {
  const hundredths = (value: number) => Math.round(value * 100) / 100;
  const rounded = (examples: readonly Measured[], estimate: Estimate) => {
    const { median, percentile90, shareWithin } = summaryOf(examples, estimate);
    return {
      median: hundredths(median),
      percentile90: hundredths(percentile90),
      shareWithin: hundredths(shareWithin),
    };
  };
  const figuresOf = (examples: readonly Measured[]) => ({
    examples: examples.length,
    specified: rounded(examples, 'specified'),
    law: rounded(examples, 'law'),
  });
  const figures = {
    ...figuresOf(measured),
    countries: new Set(measured.map(({ country }) => country)).size,
    published: figuresOf(measured.filter(({ example }) => example.origin === 'published')),
  };
  return `${JSON.stringify(figures, null, 2)}\n`;
}
