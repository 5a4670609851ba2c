/** Cross-checks of what leaving a country means: ties, what goes on, what payers there withhold. */
import { checkFiles, type Problem, type Report, repeatedIds, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';

export function checkLeaving({ leaving, places, countries, law }: ParsedData): Problem[] {
  const slugs = Object.keys(countries);
  return checkFiles('leaving', leaving, places, 'places.json', (content, slug, report) => {
    repeatedIds(content.ties, 'ties', report);
    content.tail.forEach(({ concerns }, index) => {
      concerns.forEach((name, at) => {
        if (name !== 'all' && !slugs.includes(name)) {
          report(`tail[${index}].concerns[${at}]`, unknown(name, 'destination, nor "all"', slugs));
        }
      });
    });
    const known = {
      destinations: slugs.filter((name) => name !== slug),
      scales: Object.keys(law[slug]?.scales ?? {}),
    };
    for (const kind of ['fees', 'wages'] as const) {
      checkWithheld(content.withholding[kind], known, (path, message) =>
        report(`withholding.${kind}.${path}`, message),
      );
    }
    (content.insuredAtHome ?? []).forEach((rule, index) => {
      checkInsured(rule, known, (path, message) => report(`insuredAtHome[${index}].${path}`, message));
    });
  });
}

type Part = ParsedData['leaving'][string]['withholding']['fees'];

interface Known {
  /** Slugs of the countries that somebody can have moved to. */
  readonly destinations: readonly string[];
  /** Of the law of the country that was left. */
  readonly scales: readonly string[];
}

type InsuredAtHome = NonNullable<ParsedData['leaving'][string]['insuredAtHome']>[number];

function checkInsured(
  { to, goesOn, confidence, weeks, months, examples = [] }: InsuredAtHome,
  { destinations }: Known,
  report: Report,
): void {
  for (const name of typeof to === 'string' ? [] : to) {
    if (!destinations.includes(name)) {
      report('to', unknown(name, 'destination for people who leave', destinations));
    }
  }
  if (weeks !== undefined && months !== undefined) report('months', 'stands beside weeks: take one out');
  const isCounted = goesOn === 'by-law';
  if (isCounted && confidence === 'low') report('goesOn', 'is too little known to be counted');
  if (isCounted !== examples.length > 0) {
    report(
      'examples',
      isCounted ? 'what is counted needs a worked example' : 'is not counted: take them out',
    );
  }
}

function checkWithheld({ rates, examples = [], confidence }: Part, known: Known, report: Report): void {
  const { destinations, scales } = known;
  const checkPlaces = (names: readonly string[], path: string) => {
    for (const name of names.filter((name) => !destinations.includes(name))) {
      report(path, unknown(name, 'destination for people who leave', destinations));
    }
  };
  rates.forEach(({ percent, scale, isUnsure, to = [] }, index) => {
    const path = `rates[${index}]`;
    const isNever = rates
      .slice(0, index)
      .some((earlier) => !earlier.to && !earlier.professions && earlier.over === undefined);
    if (isNever) report(path, 'never counts: a rate before it meets everybody');
    if (to !== 'no-treaty') checkPlaces(to, `${path}.to`);
    if (scale !== undefined && !scales.includes(scale)) {
      report(`${path}.scale`, unknown(scale, 'scale of the law', scales));
    }
    if (percent === 'tariff' && scale === undefined && confidence !== 'low' && !isUnsure) {
      report(`${path}.scale`, 'is missing: a tariff that counts is a scale of the law');
    }
  });
  if (rates.length > 0 && examples.length === 0) report('examples', 'a rate needs a worked example');
  if (rates.length === 0 && examples.length > 0) report('examples', 'nothing is withheld: take them out');
  examples.forEach(({ withheld }, index) => {
    checkPlaces(Object.keys(withheld), `examples[${index}].withheld`);
  });
}
