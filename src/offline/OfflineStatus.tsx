import { Button } from '../ui/Button.tsx';
import styles from './OfflineStatus.module.css';
import { removeSaved, saveNow } from './saving.ts';
import { formatBytes } from './state.ts';
import { type Offline, useOffline } from './store.ts';
import { UpdateButton } from './UpdateButton.tsx';
import { allowUpdate } from './worker.ts';

/** The footer's line about what works without a network; empty where the browser has no workers. */
export function OfflineStatus() {
  const offline = useOffline();
  return (
    <div className={styles.status}>
      <p className={styles.words}>
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
  failed: 'Not saved for offline',
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
        Download update ({formatBytes(updateBytes)})
      </Button>
    );
  }
  if ((state === 'core-only' || state === 'failed') && saving) {
    return (
      <Button variant="quiet" onClick={saveNow}>
        Save now ({formatBytes(saving.missingBytes)})
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
