import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useOffline } from './store.ts';
import { UpdateButton } from './UpdateButton.tsx';
import styles from './UpdatePrompt.module.css';

/**
 * Says that a new version is ready and what it brings, and leaves the choice to the person. It takes no focus and
 * covers no more than a corner; after "Later" the footer still offers the update.
 */
export function UpdatePrompt() {
  const { state, updateWords } = useOffline();
  const [isPutOff, setPutOff] = useState(false);
  const isShown = state === 'update-available' && !isPutOff;
  return (
    <div className={isShown ? styles.prompt : undefined}>
      {/* The live region stands before its words arrive, or screen readers would miss them. */}
      <div className={styles.words} role="status">
        {isShown && (
          <>
            <p className={styles.news}>A new version is ready.</p>
            {updateWords.map((line) => (
              <p className={styles.change} key={line}>
                {line}
              </p>
            ))}
          </>
        )}
      </div>
      {isShown && (
        <div className={styles.choices}>
          <UpdateButton />
          <Button variant="quiet" onClick={() => setPutOff(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
