/** What has to be said beside a figure before anybody has answered anything. */
import { type Condition, isForEverybody } from '../../src/catalogue/conditions.ts';
import type { CompiledData } from './compile.ts';

/** The conditions that the mark beside a figure rests on, by regime id; their sentences come with a person's facts. */
export function marksOf(data: CompiledData): Readonly<Record<string, readonly Condition[]>> {
  const checked = Object.keys(checksOf(data)).map((id): [string, Condition[]] => [id, [CHECKED]]);
  const others = Object.entries(data.conditions).flatMap(([id, all]): [string, Condition[]][] => {
    const marks = all.filter(
      ({ type, unmet }) => type === 'work-abroad' || (unmet === 'no' && type === 'citizenship'),
    );
    return marks.length > 0
      ? [[id, marks.map((condition) => ({ ...condition, because: '', chip: '' }))]]
      : [];
  });
  return Object.fromEntries([...checked, ...others]);
}

/** That there is something to check for everybody. */
const CHECKED: Condition = { type: 'qualification', unmet: 'check', because: '', chip: '' };

/** What everybody has to check before a regime is hers, by regime id, in a few words each. */
export function checksOf(
  { countries, practical, conditions, regimePermits }: CompiledData,
  isWanted: (country: { readonly code: string }) => boolean = () => true,
) {
  return Object.fromEntries(
    countries.filter(isWanted).flatMap(({ slug, taxRegimes }) =>
      taxRegimes.flatMap(({ id }) => {
        const permits = regimePermits[id] ?? [];
        const isForAll = ({ permit }: { readonly permit: string }) =>
          practical[slug]?.permits.some((one) => one.id === permit && one.for === 'all');
        const [asked] = permits.every((one) => one.check && isForAll(one)) ? permits : [];
        const sentences = [
          ...(conditions[id] ?? []).filter(isForEverybody).map(({ chip }) => `${chip}.`),
          ...(asked?.check ? [asked.check] : []),
        ];
        return sentences.length > 0 ? [[id, sentences.join(' ')]] : [];
      }),
    ),
  );
}

export function sentencesOf(
  conditions: readonly Condition[] = [],
  asked: Condition['type'],
): readonly string[] {
  return conditions.filter(({ type }) => type === asked).map(({ because }) => because);
}
