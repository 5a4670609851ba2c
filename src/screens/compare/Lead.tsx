import type { AssessedRegime } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { isNothingSaid } from '../../situation/situation.ts';
import styles from './Compare.module.css';
import { columnNames } from './columnNames.ts';
import type { Column } from './columns.ts';
import { leadWords } from './leadWords.ts';

interface Props {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly compared: ReadonlyMap<string, AssessedRegime>;
  readonly figures: Figures;
}

/** The result in a sentence, for whoever has said something. */
export function Lead({ columns, compared, figures: { situation, money } }: Props) {
  if (columns.length < 2 || isNothingSaid(situation)) return null;
  const all = [...compared.values()];
  const lead = all.length === columns.length ? leadWords(all, columnNames(columns), money) : null;
  // Without a sentence its place stays, so that the table does not move when it comes.
  return (
    <p className={styles.lead} aria-hidden={lead === null}>
      {lead ? <b>{lead.first}</b> : '\u00a0'}
      {lead?.rest}
    </p>
  );
}
