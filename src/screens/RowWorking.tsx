import { Disclosure } from '../ui/Disclosure.tsx';
import { useModule } from '../ui/useModule.ts';
import type { RowLinesProps } from './RowLines.tsx';
import styles from './RowWorking.module.css';

const load = () => import('./RowLines.tsx');

/** The lines of a row's figure, each with its working; made on demand. */
export function RowWorking(props: RowLinesProps) {
  return (
    <Disclosure
      className={styles.working}
      summary={
        <>
          Tax lines <span className="visually-hidden">of {props.row.country.name}</span>
        </>
      }
    >
      <Lines {...props} />
    </Disclosure>
  );
}

function Lines(props: RowLinesProps) {
  const { module, failed } = useModule(load);
  if (failed) return <p role="alert">The lines did not load. Reload the page and try again.</p>;
  return module ? <module.RowLines {...props} /> : null;
}
