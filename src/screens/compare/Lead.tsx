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
  const all = [...compared.values()];
  if (isNothingSaid(situation) || all.length < 2 || all.length < columns.length) return null;
  const lead = leadWords(all, columnNames(columns), money);
  return lead ? (
    <p className={styles.lead}>
      <b>{lead.first}</b>
      {lead.rest}
    </p>
  ) : null;
}
