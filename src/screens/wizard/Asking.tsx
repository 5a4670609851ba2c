import { useId, useRef, useState } from 'react';
import { nameInText } from '../../catalogue/format.ts';
import { placeOf } from '../../catalogue/places.ts';
import { answer, type Figures } from '../../situation/figures.ts';
import { likelyHome } from '../../situation/locale.ts';
import type { Situation } from '../../situation/situation.ts';
import { skip } from '../../situation/skipped.ts';
import { askedAs } from '../../situation/words.ts';
import { Ask } from '../../ui/Ask.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import styles from './Asking.module.css';

interface Props {
  readonly about: keyof Situation;
  /** What an answer could change; nothing where that cannot be said. */
  readonly could: string;
  /** What a choice would leave. */
  readonly ends?: ReadonlyMap<unknown, string> | undefined;
  /** Whether it was left out before, and is asked again. */
  readonly isAgain: boolean;
  readonly figures: Figures;
}

/** One question under the answer, one line of chips; the next one takes its place by itself. */
export function Asking({ about, could, ends, isAgain, figures }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const { situation } = figures;
  const likely = about === 'home' && !isElsewhere ? likelyHome(situation.currency) : null;
  const place = likely === null ? null : placeOf(likely);
  function choose(country: string | null) {
    if (country) return answer({ home: { country } });
    setElsewhere(true);
    heading.current?.focus({ preventScroll: true });
  }
  return (
    <section className={`no-print ${styles.asking}`} aria-labelledby={id} data-asks={about}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.asks}>
        {place ? `Do you live in ${nameInText(place.name)}?` : askedAs(about, situation)}
      </h2>
      <p className={styles.could}>{place ? '' : could}</p>
      <div className={styles.chips}>
        {place ? (
          <Chips
            options={[
              [likely, 'Yes'],
              [null, 'No'],
            ]}
            isGiven={() => false}
            onChoose={choose}
          />
        ) : (
          <Ask about={about} situation={situation} as="line" ends={ends} />
        )}
      </div>
      {isAgain ? null : (
        <Button variant="plain" className={styles.skip} onClick={() => skip(about)}>
          Skip
        </Button>
      )}
    </section>
  );
}
