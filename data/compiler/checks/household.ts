/** Cross-checks of what households change: every country has a file whose formulas can be read, and effects that exist. */

import { compileHousehold, HOME } from '../law/compileHouseholds.ts';
import type { HouseholdFile } from '../law/householdFile.ts';
import { FormulaError } from '../law/language.ts';
import type { LawFile } from '../law/lawFile.ts';
import { type Problem, problem, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';
import { checkFamilies } from './families.ts';

export function checkHousehold({ household, law, countries, homeCountries }: ParsedData): Problem[] {
  const slugs = [...Object.keys(countries), ...Object.keys(homeCountries)];
  const missing = slugs.filter((slug) => !(slug in household || law[slug]?.families));
  return [
    ...missing.map((slug) => problem(`data/household/${slug}.json`, '', 'the file is missing')),
    ...Object.entries(law).flatMap(([slug, file]) => checkFamilies(slug, file)),
    ...Object.entries(household).flatMap(([slug, file]) => {
      if (law[slug]?.families) {
        return [problem(`data/household/${slug}.json`, '', 'its families stand in data/law')];
      }
      const isHome = slug in homeCountries;
      return mistakesIn(slug, file, { isHome, slugs, law: law[slug] });
    }),
  ];
}

interface Known {
  readonly isHome: boolean;
  readonly slugs: readonly string[];
  /** Undefined where its file is missing, which is a mistake of its own. */
  readonly law: LawFile | undefined;
}

function mistakesIn(slug: string, file: HouseholdFile, { isHome, slugs, law }: Known): Problem[] {
  const { country, regimes, effects, examples } = file;
  const report = (path: string, message: string) => problem(`data/household/${slug}.json`, path, message);
  const ids = effects.map(({ id }) => id);
  const mistakes: Problem[] = [];
  if (!slugs.includes(slug)) mistakes.push(report('', unknown(slug, 'country', slugs)));
  if (country !== slug) mistakes.push(report('country', `must be "${slug}"`));
  for (const [place, id] of ids.entries()) {
    if (ids.indexOf(id) !== place) mistakes.push(report(`effects[${place}].id`, `"${id}" is there twice`));
  }
  for (const [regime, { effects: own }] of Object.entries(regimes)) {
    const path = `regimes.${regime}`;
    if (regime === HOME && !isHome) mistakes.push(report(path, 'is of home countries alone'));
    if (regime !== HOME && law && !(regime in law.regimes)) {
      mistakes.push(report(path, unknown(regime, 'regime of data/law', Object.keys(law.regimes))));
    }
    for (const id of own) {
      if (!ids.includes(id)) mistakes.push(report(path, unknown(id, 'effect', ids)));
    }
  }
  for (const [place, { regime }] of examples.entries()) {
    if (!(regime in regimes)) {
      mistakes.push(report(`examples[${place}].regime`, unknown(regime, 'regime', Object.keys(regimes))));
    }
  }
  try {
    if (law) compileHousehold(file, law);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    mistakes.push(report('values', error.message));
  }
  return mistakes;
}
