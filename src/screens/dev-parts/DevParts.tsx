import { Controls } from './Controls.tsx';
import styles from './DevParts.module.css';
import { Figures } from './Figures.tsx';
import { Surfaces } from './Surfaces.tsx';

/** Every shared part in every state, for looking at; in development builds only. */
export default function DevParts() {
  return (
    <div className={`page ${styles.page}`}>
      <h1>Parts</h1>
      <Controls />
      <Figures />
      <Surfaces />
    </div>
  );
}
