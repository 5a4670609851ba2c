/** On the guide of one's own country: what another one would leave, and what leaving takes. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { firstRows } from '../../assess/answer.ts';
import { gainAMonth } from '../../assess/gainOfMove.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { codesOf } from '../../catalogue/europe.ts';
import { nameInText } from '../../catalogue/format.ts';
import { leavingPathOf } from '../../catalogue/pages.ts';
import type { Figures } from '../../situation/figures.ts';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import styles from './Guide.module.css';

export interface ElsewhereProps {
  readonly country: CountryGuide;
  readonly figures: Figures;
  /** What else can be done, beside the links. */
  readonly children: ReactNode;
}

export default function Elsewhere({ country: { id, name }, figures, children }: ElsewhereProps) {
  const { situation, money } = figures;
  const result = useRecommendations(figures, {
    workType: situation.work ?? null,
    codes: codesOf(situation.region),
  });
  const [best] = result.status === 'success' ? firstRows(result.recommended, 1) : [];
  return (
    <div className={styles.elsewhere}>
      {best ? (
        <RegimeRows label="The best place elsewhere">
          <RegimeRow of={best} money={money} gain={gainAMonth(best)} />
        </RegimeRows>
      ) : null}
      <p className="no-print">
        <Link href="/countries">All countries</Link>
        <Link href={leavingPathOf(id) ?? '/leaving'}>{`Leaving ${nameInText(name)}`}</Link>
        {children}
      </p>
    </div>
  );
}
