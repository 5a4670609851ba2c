import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { keepFocusInSight } from '../ui/keepFocusInSight.ts';
import styles from './OfflineStatus.module.css';
import { formatBytes, type Offline, useOffline } from './state.ts';
import { acceptUpdate, allowUpdate, removeSaved, saveNow } from './worker.ts';

/** The footer's line about what works without a network; empty where the browser has no workers. */
export function OfflineStatus() {
  const offline = useOffline();
  return (
    <div className={styles.status}>
      <p>
        {/* Only what changes seldom is announced: a count at every file would talk over the page. */}
        <span role="status">{WORDS[offline.state]}</span>
        {detailOf(offline)}
      </p>
      <Choice offline={offline} />
    </div>
  );
}

const WORDS = {
  unknown: null,
  installing: 'Saving for offline…',
  failed: 'Not saved offline',
  'core-only': 'Opens offline, without guides and pictures',
  saving: 'Saving for offline',
  ready: 'Ready offline',
  'update-asks': 'Update available',
  'update-saving': 'Fetching the update…',
  'update-available': 'Update available',
} as const;

function detailOf({ state, saving, bytesOnDevice }: Offline): string | null {
  if (state === 'saving' && saving) {
    return ` ${saving.saved} of ${saving.total}, ${formatBytes(saving.missingBytes)} to go`;
  }
  if (state === 'ready' && bytesOnDevice) return `, ${formatBytes(bytesOnDevice)} on this device`;
  return null;
}

function Choice({ offline: { state, saving, updateBytes } }: { readonly offline: Offline }) {
  if (state === 'update-available') return <UpdateButton variant="quiet" />;
  if (state === 'update-asks' && updateBytes !== null) {
    return (
      <Button variant="quiet" onClick={allowUpdate}>
        {`Download update (${formatBytes(updateBytes)})`}
      </Button>
    );
  }
  if ((state === 'core-only' || state === 'failed') && saving) {
    return (
      <Button variant="quiet" onClick={saveNow}>
        {`Save now (${formatBytes(saving.missingBytes)})`}
      </Button>
    );
  }
  if (state === 'ready') {
    return (
      <Button variant="plain" onClick={removeSaved}>
        Remove<span className="visually-hidden"> what is saved for offline</span>
      </Button>
    );
  }
  return null;
}

/**
 * Accepts the new version. The browser may take some seconds to hand over, while the old version finishes what it
 * is doing; the button says so and stays where the focus is.
 */
function UpdateButton({ variant = 'primary' }: Pick<ComponentProps<typeof Button>, 'variant'>) {
  const { isUpdating } = useOffline();
  return (
    <Button variant={variant} aria-disabled={isUpdating} onClick={acceptUpdate}>
      {isUpdating ? 'Updating…' : 'Update now'}
    </Button>
  );
}

/**
 * Says that a new version is ready and what it brings, and leaves the choice to the person. It takes no focus and
 * covers no more than a corner; after "Later" the footer still offers the update.
 */
export function UpdatePrompt() {
  const { state, updateWords } = useOffline();
  const [isPutOff, setPutOff] = useState(false);
  const isShown = state === 'update-available' && !isPutOff;
  return (
    <div
      ref={isShown ? keepFocusInSight : undefined}
      className={isShown ? `no-print ${styles.prompt}` : undefined}
      data-foot={isShown ? 'notice' : undefined}
    >
      {/* The live region stands before its words arrive, or screen readers would miss them. */}
      <div className={styles.news} role="status">
        {isShown && (
          <>
            <p className={styles.ready}>A new version is ready.</p>
            {updateWords.map((line) => (
              <p className="quiet" key={line}>
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
