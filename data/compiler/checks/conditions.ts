/** What the schema cannot say about who may use a regime. */
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { type Note, note, type Problem, problem, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';
import type { ConditionInFile } from '../schema/conditions.ts';
import type { RegimeInFile } from '../schema.ts';

/** All problems of the conditions of all regimes, and of the schemes beside them. */
export function checkConditions({ countries, practical, schemes }: ParsedData): Problem[] {
  const destinations = Object.values(countries).map(({ id }) => id);
  return Object.entries(countries).flatMap(([slug, { taxRegimes }]) => {
    const further = schemes[slug]?.schemes ?? [];
    const ids = [...taxRegimes, ...further].map(({ id }) => id);
    const permits = practical[slug]?.permits ?? [];
    const problemsOf = (file: string, of: string) => (regime: Conditional, at: number) =>
      (regime.conditions ?? []).flatMap((condition, index) =>
        [
          ...checkOtherwise(condition, regime, ids),
          ...checkOfType(condition, regime, destinations),
          ...checkPermit(condition, permits),
          ...checkConfidence(condition),
        ].map((note) => problem(file, `${of}[${at}].conditions[${index}]${note.path}`, note.message)),
      );
    return [
      ...taxRegimes.flatMap(problemsOf(`data/countries/${slug}.json`, 'taxRegimes')),
      ...further.flatMap(problemsOf(`data/schemes/${slug}.json`, 'schemes')),
    ];
  });
}

type Conditional = Pick<RegimeInFile, 'id' | 'conditions' | 'permits'>;

/** What applies otherwise is another regime of the same country. */
function checkOtherwise({ otherwise }: ConditionInFile, { id }: Conditional, ids: readonly string[]): Note[] {
  const others = ids.filter((other) => other !== id);
  if (otherwise === undefined || others.includes(otherwise)) return [];
  const what = otherwise === id ? 'the regime itself' : 'no regime of this country';
  return [note('.otherwise', `"${otherwise}" is ${what}; allowed are ${others.join(', ') || 'none'}`)];
}

function checkOfType(
  condition: ConditionInFile,
  { id, permits = [] }: Conditional,
  destinations: readonly string[],
): Note[] {
  switch (condition.type) {
    case 'profession':
      return checkProfessions(condition);
    case 'earlier-residence': {
      const { country, years, atLeast = years } = condition;
      const notes: Note[] = [];
      if (!destinations.includes(country)) {
        notes.push(note('.country', unknown(country, 'country of data/countries', destinations)));
      }
      if (atLeast > years) {
        notes.push(
          note('.atLeast', `${atLeast} of ${years} years is impossible; allowed is at most ${years}`),
        );
      }
      return notes;
    }
    case 'approval':
      return condition.repeatsPermit && permits.length === 0
        ? [note('.repeatsPermit', `${id} has no permit to repeat; name one in "permits" or remove it`)]
        : [];
    case 'other':
      return checkMet(condition);
    default:
      return [];
  }
}

/** What a permit meets names one of the country. */
function checkPermit(condition: ConditionInFile, permits: readonly { readonly id: string }[]): Note[] {
  if (condition.type !== 'work-abroad' || condition.metWithPermit === undefined) return [];
  const ids = permits.map(({ id }) => id);
  const { permit } = condition.metWithPermit;
  return ids.includes(permit)
    ? []
    : [note('.metWithPermit.permit', unknown(permit, 'permit of the country', ids))];
}

/** Citizenships meet a condition on nationality, and no other. */
function checkMet({ topic, met }: ConditionInFile & { readonly type: 'other' }): Note[] {
  const isAbout = topic === 'nationality';
  if (isAbout === (met !== undefined)) return [];
  return [
    isAbout
      ? note('.met', 'the citizenships that meet it are missing')
      : note('.met', `no citizenship meets a condition on "${topic}"; allowed is only "nationality"`),
  ];
}

/** Every profession is in one of the three lists, once. */
function checkProfessions(condition: ConditionInFile & { readonly type: 'profession' }): Note[] {
  const named = [...condition.fits, ...condition.check, ...condition.no];
  const missing = PROFESSION_IDS.filter((id) => !named.includes(id));
  const repeated = PROFESSION_IDS.filter((id) => named.indexOf(id) !== named.lastIndexOf(id));
  return [
    ...(missing.length > 0 ? [`${missing.join(', ')} missing; "fits", "check" and "no" hold all`] : []),
    ...(repeated.length > 0 ? [`${repeated.join(', ')} named more than once; each is in one list`] : []),
  ].map((message) => note('', message));
}

/** A source without a web page that can be checked is not of high confidence. */
function checkConfidence(condition: ConditionInFile): Note[] {
  if (!('source' in condition) || condition.source.url !== null || condition.confidence !== 'high') return [];
  return [note('.confidence', 'a source without an address is at most "medium"')];
}
