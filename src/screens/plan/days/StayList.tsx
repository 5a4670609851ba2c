import { useState } from 'react';
import { countOf } from '../../../catalogue/format.ts';
import { removeStay, type StoredStay } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { colourOf } from './colours.ts';
import styles from './Days.module.css';
import { shortDay } from './daysWords.ts';
import { countryName } from './places.ts';
import { StayForm } from './StayForm.tsx';
import list from './Stays.module.css';
import { lengthOf } from './timelineShape.ts';

/** More rows than this are folded away at first: years of daily moves are thousands. */
const FOLDED = 40;

interface Props {
  readonly stays: readonly StoredStay[];
  readonly today: string;
  readonly onRemoved: (stay: StoredStay) => void;
  readonly labelledBy: string;
}

/** The timeline as a list: every stay with its days, to change and to remove. */
export function StayList({ stays, today, onRemoved, labelledBy }: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const shown = all ? stays : stays.slice(-FOLDED);
  return (
    <>
      {shown.length < stays.length ? (
        <Button variant="plain" onClick={() => setAll(true)}>{`Show all ${stays.length} stays`}</Button>
      ) : null}
      <ul className={list.stays} aria-labelledby={labelledBy}>
        {shown.map((stay) => (
          <li key={stay.id}>
            <Row
              stay={stay}
              today={today}
              stays={stays}
              isEdited={edited === stay.id}
              onEdit={() => setEdited(edited === stay.id ? null : stay.id)}
              onRemove={() => {
                removeStay(stay.id);
                onRemoved(stay);
              }}
            />
            {edited === stay.id ? <StayForm draft={null} stay={stay} onDone={() => setEdited(null)} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly stay: StoredStay;
  readonly stays: readonly StoredStay[];
  readonly today: string;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ stay, stays, today, isEdited, onEdit, onRemove }: RowProps) {
  const name = countryName(stay.country);
  const when = `${shortDay(stay.arrival)} to ${stay.departure ? shortDay(stay.departure) : 'open'}`;
  const days = lengthOf(stay, today);
  return (
    <div className={list.stay}>
      <span className={list.swatch} style={colourOf(stay.country, stays)} />
      <span className={list.where}>{name}</span>
      <span className={list.when}>
        {when}
        {stay.permit ? <span className={styles.mark}>Permit</span> : null}
      </span>
      <span className={list.days}>{stay.departure || days > 0 ? countOf(days, 'day') : ''}</span>
      <button type="button" aria-expanded={isEdited} aria-label={`Change ${name}, ${when}`} onClick={onEdit}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="m5 19 1-4L16 5l3 3L9 18l-4 1Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <button type="button" aria-label={`Remove ${name}, ${when}`} onClick={onRemove}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
