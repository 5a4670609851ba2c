import { formatMoney } from '../../catalogue/format.ts';
import type { Persona, RankingKind } from '../../catalogue/personas.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Bottle } from '../../ui/drawings/Bottle.tsx';
import { Telescope } from '../../ui/drawings/Telescope.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './RankingResult.module.css';
import { RankingSkeleton } from './RankingSkeleton.tsx';
import { RankingTable } from './RankingTable.tsx';
import { type Ranking, useRanking } from './useRanking.ts';

interface Props {
  readonly kind: RankingKind;
  readonly persona: Persona;
  /** USD per year. */
  readonly income: number;
}

/** The comparison table, or what stands there while there is none. */
export function RankingResult({ kind, persona, income }: Props) {
  const ranking = useRanking(kind, persona, income);
  return (
    <section className={styles.result} aria-label="Ranking">
      <p className={styles.status} role="status">
        {statusOf(ranking, income)}
      </p>
      <Result ranking={ranking} rows={kind === 'zero' ? 6 : 8} />
    </section>
  );
}

function Result({ ranking, rows }: { readonly ranking: Ranking; readonly rows: number }) {
  if (ranking.status === 'loading') return <RankingSkeleton rows={rows} />;
  if (ranking.status === 'error') {
    return (
      <EmptyState
        title="The countries did not load"
        drawing={<Bottle />}
        actions={
          <>
            <Button onClick={ranking.retry}>Try again</Button>
            <ButtonLink href="/countries" variant="quiet">
              View All Countries
            </ButtonLink>
          </>
        }
      >
        <p role="alert">{ranking.error.message}</p>
      </EmptyState>
    );
  }
  if (ranking.rows.length === 0) {
    return (
      <EmptyState
        title="No tax regimes available for the selected income level."
        drawing={<Telescope />}
        actions={<ButtonLink href="/compare">Compare tax regimes</ButtonLink>}
      >
        <p>Every regime of these countries ends below this income. Enter a lower one to see them again.</p>
      </EmptyState>
    );
  }
  return <RankingTable rows={ranking.rows} />;
}

/** Some regimes have contributions that are due without any income. */
const NO_INCOME =
  'At an income of $0 there are no rates, and only fixed contributions fall due. Enter your income to rank the countries.';

function statusOf(ranking: Ranking, income: number): string {
  if (ranking.status === 'loading') return 'Loading countries…';
  if (ranking.status === 'error' || ranking.rows.length === 0) return '';
  if (income === 0) return NO_INCOME;
  const { length } = ranking.rows;
  return `${length} ${length === 1 ? 'country' : 'countries'} by effective rate at ${formatMoney(income)} a year, taxes and contributions included.`;
}
