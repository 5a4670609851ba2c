import styles from './Contents.module.css';

const PARTS = [
  ['tax', 'Your tax'],
  ['years', 'Over the years'],
  ['practical', 'Settling in'],
  ['residency', 'Residency'],
  ['about', 'About'],
  ['sources', 'Sources'],
] as const;

/** The parts of a guide; it stays in sight on narrow screens, where the page is long. */
export function Contents() {
  return (
    <nav className={`no-print ${styles.contents}`} aria-label="On this page">
      <ul>
        {PARTS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
