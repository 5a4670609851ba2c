/** Cross-checks of how companies can pay their owner: bands, floors and ceilings, and examples that come out. */
import {
  bestPay,
  inHand,
  PayError,
  type PayOptions,
  type PayRules,
  wageProblem,
} from '../../../src/tax/pay.ts';
import { type Problem, problem, type Report, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';
import type { PayRegimeInFile } from '../schema.ts';

/** Examples are written to the cent; a wage that is the whole profit is rounded to one. */
const CENT = 0.0151;

/** All problems of data/pay; `data` has passed its schemas. */
export function checkPay(data: ParsedData): Problem[] {
  const companies = Object.entries(data.countries).flatMap(([slug, { taxRegimes }]) => {
    const ids = taxRegimes.filter(({ requiresIncorporation }) => requiresIncorporation).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ slug, ids }];
  });
  const missing = companies
    .filter(({ slug }) => !(slug in data.pay))
    .map(({ slug }) => problem(`data/pay/${slug}.json`, '', 'the file is missing'));
  const inFiles = Object.entries(data.pay).flatMap(([slug, file]) => {
    const problems: Problem[] = [];
    const report: Report = (path, message) => problems.push(problem(`data/pay/${slug}.json`, path, message));
    checkHead(slug, file, data, report);
    const ids = companies.find((country) => country.slug === slug)?.ids ?? [];
    for (const id of ids.filter((one) => file.regimes.every((regime) => regime.id !== one))) {
      report('regimes', `there is no entry for the company regime "${id}"`);
    }
    file.regimes.forEach((regime, index) => {
      const path = `regimes[${index}]`;
      if (!ids.includes(regime.id))
        report(`${path}.id`, unknown(regime.id, `company regime of ${slug}`, ids));
      if (file.regimes.findIndex(({ id }) => id === regime.id) !== index)
        report(`${path}.id`, `"${regime.id}" is taken; ids are unique in a file`);
      const before = problems.length;
      checkRules(regime, path, report);
      if (problems.length === before) checkExamples(regime, path, report);
    });
    return problems;
  });
  return [...missing, ...inFiles];
}

function checkHead(slug: string, file: ParsedData['pay'][string], data: ParsedData, report: Report): void {
  const country = data.countries[slug];
  if (!country) {
    report('', `there is no country data/countries/${slug}.json`);
    return;
  }
  if (file.slug !== slug) report('slug', `"${file.slug}" must be the name of the file, "${slug}"`);
  if (file.year !== country.taxYear)
    report('year', `${file.year} must be the tax year of the country, ${country.taxYear}`);
  if (!(file.currency in data.exchangeRates.rates))
    report('currency', `${file.currency} has no exchange rate in data/exchange-rates.json`);
}

type Step = { readonly upTo: number | null };

function checkSteps(steps: readonly Step[], path: string, report: Report): void {
  steps.forEach(({ upTo }, index) => {
    const before = steps[index - 1]?.upTo ?? 0;
    const isLast = index === steps.length - 1;
    if (isLast !== (upTo === null))
      report(
        `${path}[${index}].upTo`,
        isLast ? 'the last one has no end; allowed is null' : 'only the last one has no end',
      );
    else if (upTo !== null && upTo <= before)
      report(`${path}[${index}].upTo`, `${upTo} is not above ${before}; they must ascend`);
  });
}

function checkLines(lines: PayRegimeInFile['wage']['employee'], path: string, report: Report): void {
  lines.forEach(({ name, floor = 0, ceiling, of }, index) => {
    const at = `${path}[${index}]`;
    if (ceiling !== undefined && ceiling <= floor)
      report(`${at}.ceiling`, `${ceiling} is not above the floor, ${floor}`);
    if (of === 'incomeTax' && path.endsWith('.employee'))
      report(`${at}.of`, "only the company's contributions can be percent of the tax");
    if (lines.findIndex((line) => line.name === name) !== index)
      report(`${at}.name`, `"${name}" is taken; names are unique in a list`);
  });
}

function checkRules(regime: PayRegimeInFile, path: string, report: Report): void {
  const { wage, ways = [], profit, dividend } = regime;
  const { minimum, maximum, incomeTax, months, deduction } = wage;
  checkLines(wage.employer, `${path}.wage.employer`, report);
  checkLines(wage.employee, `${path}.wage.employee`, report);
  ways.forEach((way, index) => {
    checkLines(way.employer, `${path}.ways[${index}].employer`, report);
    checkLines(way.employee, `${path}.ways[${index}].employee`, report);
  });
  checkSteps(incomeTax.bands, `${path}.wage.incomeTax.bands`, report);
  if (typeof incomeTax.allowance === 'object' && 'steps' in incomeTax.allowance)
    checkSteps(incomeTax.allowance.steps, `${path}.wage.incomeTax.allowance.steps`, report);
  checkSteps(profit.corporateTax.bands, `${path}.profit.corporateTax.bands`, report);
  if (profit.corporateTax.on === 'turnover' && profit.corporateTax.chosenBy !== 'turnover')
    report(`${path}.profit.corporateTax.chosenBy`, 'a tax on turnover has its band chosen by turnover');
  if (profit.corporateTax.on === 'distribution' && profit.corporateTax.bands.length > 1)
    report(`${path}.profit.corporateTax.bands`, 'a tax on distributions has one rate');
  (profit.otherTaxes ?? []).forEach(({ steps }, index) => {
    checkSteps(steps, `${path}.profit.otherTaxes[${index}].steps`, report);
    steps.forEach(({ amount, rate }, step) => {
      if ((amount === undefined) === (rate === undefined))
        report(`${path}.profit.otherTaxes[${index}].steps[${step}]`, 'allowed is either "amount" or "rate"');
    });
  });
  if (dividend.declared) checkSteps(dividend.declared.bands, `${path}.dividend.declared.bands`, report);
  dividend.contributions.forEach((line, index) => {
    if (!('steps' in line)) return;
    line.steps.forEach(({ from }, step) => {
      const before = line.steps[step - 1]?.from ?? -1;
      if (from <= before)
        report(
          `${path}.dividend.contributions[${index}].steps[${step}].from`,
          `${from} is not above ${before}; they must ascend`,
        );
    });
  });
  if (maximum && maximum.amount < minimum.amount)
    report(`${path}.wage.maximum.amount`, `${maximum.amount} is below the minimum, ${minimum.amount}`);
  if (months) checkMonths(months, wage, `${path}.wage`, report);
  else if (deduction) report(`${path}.wage.deduction`, 'a deduction of a month needs "months"');
}

function checkMonths(
  months: NonNullable<PayRegimeInFile['wage']['months']>,
  { minimum, incomeTax }: PayRegimeInFile['wage'],
  path: string,
  report: Report,
): void {
  const count = months.reduce((sum, month) => sum + month.count, 0);
  if (count !== 12) report(`${path}.months`, `a year has 12 months, not ${count}`);
  if (incomeTax.bands.length > 1) report(`${path}.incomeTax.bands`, 'rounded months have one rate');
  const all = months.reduce((sum, month) => sum + month.count * month.minimum, 0);
  if (minimum.amount !== 0 && minimum.amount !== all)
    report(`${path}.minimum.amount`, `${minimum.amount} is not the sum of the months' minimum wages, ${all}`);
}

/** Every example comes out, and what is said to leave most does. */
function checkExamples(regime: PayRegimeInFile, path: string, report: Report): void {
  const rules: PayRules = regime;
  const optional = [...regime.wage.employer, ...regime.wage.employee].filter((line) => line.optional);
  regime.examples.forEach((example, index) => {
    const { profit, wage, turnover, year, way, leavesMost } = example;
    const at = `${path}.examples[${index}]`;
    const stranger = example.optional?.find((name) => optional.every((line) => line.name !== name));
    if (stranger !== undefined) {
      report(`${at}.optional`, `"${stranger}" is no optional contribution of the regime`);
      return;
    }
    if (way !== undefined && way > (regime.ways?.length ?? 0)) {
      report(`${at}.way`, `there is no other way ${way} to be paid`);
      return;
    }
    const options: PayOptions = { turnover, year, way, optional: example.optional };
    if (wageProblem(rules, wage, options)) report(`${at}.wage`, `the rules do not allow a wage of ${wage}`);
    try {
      const found = inHand(rules, profit, wage, 0, options).inHand;
      if (Math.abs(found - example.inHand) > CENT)
        report(`${at}.inHand`, `the rules leave ${found.toFixed(2)}, the example says ${example.inHand}`);
    } catch (error) {
      if (!(error instanceof PayError)) throw error;
      report(`${at}.wage`, error.message);
    }
    if (!leavesMost) return;
    const best = bestPay(rules, profit, undefined, options);
    if (best === null || Math.abs(best.wage - wage) > CENT)
      report(`${at}.leavesMost`, `a wage of ${best?.wage ?? 'nothing'} leaves more than ${wage}`);
  });
}
