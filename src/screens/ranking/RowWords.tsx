import { rateText } from '../../catalogue/labels.ts';
import type { Recommendation } from '../../situation/recommendations.ts';
import { decidesFit, type Situation } from '../../situation/situation.ts';
import { Lasts } from '../../ui/Lasts.tsx';
import { type Checks, checkOf, isOfPlace } from '../checkOf.ts';
import { endOf } from '../conditions.ts';
import styles from './RowWords.module.css';

interface RowProps {
  readonly row: Recommendation;
  readonly situation: Situation;
  readonly checks: Checks;
}

/** What has to be checked before a row's regime is open. */
export function Check({ row, situation, checks }: RowProps) {
  const check = checkOf(row, situation, checks);
  return check ? <span className={styles.check}>{check}</span> : null;
}

/** On what a row's rate depends: the place of the work, with the other outcome, or a citizenship. */
export function Depends({ row, situation, checks }: RowProps) {
  const { mark } = row.fit;
  // Answers stand among the reasons.
  if (!mark || decidesFit(situation)) return null;
  return isOfPlace(row) || !checkOf(row, situation, checks) ? <Lasts words={[mark]} /> : null;
}

interface ClearestProps {
  readonly rows: readonly Recommendation[];
  readonly situation: Situation;
  readonly checks: Checks;
}

/** Where some rates depend on the place of the work: the first that does not, and the first that lasts as well. */
export function Clearest({ rows, situation, checks }: ClearestProps) {
  const clear = rows.filter((row) => !isOfPlace(row));
  if (clear.length === rows.length) return null;
  const open = clear.filter((row) => !checkOf(row, situation, checks));
  const said = [...new Set([open[0] ?? clear[0], clear.find(lasts)])].flatMap((row) => row ?? []);
  const otherwise = open.find(lasts);
  return (
    <p className={styles.clearest}>
      {said.map((row) => {
        const ends = endOf(row.lastingWords());
        const what = ends === undefined ? 'Without a time limit' : 'Wherever you do the work';
        const or = otherwise ? `, else ${rateOf(otherwise)}` : '';
        const check = open.includes(row) ? '' : `, if it is open to you${or}`;
        return `${what}: ${rateOf(row)}${ends ? ` (${ends})` : ''}${check}. `;
      })}
    </p>
  );
}

function lasts({ lastingWords }: Recommendation): boolean {
  return endOf(lastingWords()) === undefined;
}

function rateOf({ country, rate }: Recommendation): string {
  return `${country.name} at ${rateText(rate ?? 0)}`;
}
