/** On the guide of one's own country: what another one would leave, and what leaving takes. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { leavingPathOf } from '../../catalogue/pages.ts';
import type { Figures } from '../../situation/figures.ts';
import BestElsewhere from '../BestElsewhere.tsx';
import styles from './Guide.module.css';

export interface ElsewhereProps {
  readonly country: CountryGuide;
  readonly figures: Figures;
  /** What else can be done, beside the links. */
  readonly children: ReactNode;
}

export default function Elsewhere({ country: { id, name }, figures, children }: ElsewhereProps) {
  return (
    <div className={styles.elsewhere}>
      <BestElsewhere figures={figures} />
      <p className="no-print">
        <Link href="/countries">All countries</Link>
        <Link href={leavingPathOf(id) ?? '/leaving'}>{`Leaving ${nameInText(name)}`}</Link>
        {children}
      </p>
    </div>
  );
}
