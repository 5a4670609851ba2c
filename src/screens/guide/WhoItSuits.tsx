import { unbroken } from '../../ui/Markup.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Guide.module.css';

interface Props {
  readonly suits: readonly string[];
  readonly suitsNot: readonly string[];
}

/** Who the regime suits, and who should look elsewhere. */
export function WhoItSuits({ suits, suitsNot }: Props) {
  return (
    <Section title="Who this regime suits">
      <div className={styles.halves}>
        <SuitList title="Suits" mark="yes" items={suits} />
        <SuitList title="Does not suit" mark="no" items={suitsNot} />
      </div>
    </Section>
  );
}

interface ListProps {
  readonly title: string;
  readonly mark: 'yes' | 'no';
  readonly items: readonly string[];
}

function SuitList({ title, mark, items }: ListProps) {
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.marked}>
        {items.map((item) => (
          <li key={item}>
            <Mark mark={mark} />
            <span>{unbroken(item)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ mark }: Pick<ListProps, 'mark'>) {
  return (
    <svg className={styles[mark]} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={mark === 'yes' ? 'm4.5 10.5 3.5 4 7.5-9' : 'm5.5 5.5 9 9m0-9-9 9'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
