import type { AssessedRegime } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { columnNames } from './columnNames.ts';
import type { Column } from './columns.ts';
import { leadWords } from './leadWords.ts';

interface Props {
  readonly columns: readonly Column[];
  /** By regime id. */
  readonly compared: ReadonlyMap<string, AssessedRegime>;
  readonly figures: Figures;
}

/** The result in a sentence; a space as high as a line where there is none. */
export function Lead({ columns, compared, figures }: Props) {
  const all = [...compared.values()];
  const lead = all.length === columns.length ? leadWords(all, columnNames(columns), figures.money) : null;
  if (lead === null) return '\u00a0';
  return (
    <>
      <b>{lead.first}</b>
      {lead.rest}
    </>
  );
}
