/** What a partner and children change in a scheme: a line for each effect, with what it comes to and from when it holds. */
import { useFamilyTexts } from '../../api/familyTexts.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { familyPart } from '../../assess/familyEnglish.ts';
import { setEditorOpen } from '../../situation/editor.ts';
import type { Figures } from '../../situation/figures.ts';
import { familyOf } from '../../situation/situation.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './LateFolds.module.css';

export interface FamilyFactsProps {
  /** Slug of the country. */
  readonly slug: string;
  readonly regimeId: string;
  readonly figures: Pick<Figures, 'situation' | 'money'>;
  /** The regime for the person; null until it is known. */
  readonly assess: () => Assessed | null;
}

export default function FamilyFacts({ slug, regimeId, figures, assess }: FamilyFactsProps) {
  const texts = useFamilyTexts(slug);
  if (texts === null) return <p>This part did not load. Open the page again to see it.</p>;
  const one = assess();
  if (!texts || !one) return null;
  const { situation, money } = figures;
  const isSaid = familyOf(situation) !== null;
  const changes = { change: one.household, whole: one.assessment.household };
  const { sum, lines, notes } = familyPart(texts, regimeId, changes, situation, money);
  return (
    <div>
      <p className={styles.result}>{sum}</p>
      <ul className={styles.items}>
        {lines.map(({ id, name, amount, when, text, newcomers }) => (
          <li key={id}>
            <h4 className={styles.effect}>
              {name}
              {amount === null ? null : <b>{amount}</b>}
            </h4>
            <p>{`${when}. ${text}`}</p>
            <p className={styles.hint}>{`Newcomers: ${newcomers}`}</p>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {isSaid ? null : (
        <p className="no-print">
          <Button variant="quiet" onClick={() => setEditorOpen(true, 'household')}>
            Count my family
          </Button>
        </p>
      )}
    </div>
  );
}
