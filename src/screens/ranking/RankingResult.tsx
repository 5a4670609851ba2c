import { countOf } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import type { Persona, RankingKind } from '../../catalogue/personas.ts';
import type { Figures } from '../../situation/figures.ts';
import { decidesFit } from '../../situation/situation.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Bottle, Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { Closed } from '../Closed.tsx';
import type { Checks } from '../checkOf.ts';
import styles from './RankingResult.module.css';
import { RankingSkeleton } from './RankingSkeleton.tsx';
import { RankingTable, type Terms } from './RankingTable.tsx';
import { Clearest } from './RowWords.tsx';
import { type Ranking, useRanking } from './useRanking.ts';

interface Props {
  readonly kind: RankingKind;
  readonly persona: Persona;
  readonly figures: Figures;
  readonly terms: Terms | undefined;
  readonly checks: Checks;
}

/** The comparison table, or what stands there while there is none. */
export function RankingResult({ kind, persona, figures, ...rest }: Props) {
  const ranking = useRanking(kind, persona, figures);
  return (
    <section className={styles.result} aria-label="Ranking">
      {ranking.status === 'success' && figures.income > 0 ? (
        <Clearest rows={ranking.rows} situation={figures.situation} checks={rest.checks} />
      ) : null}
      <p className={styles.status} role="status">
        {statusOf(ranking, figures, kind)}
      </p>
      <Result ranking={ranking} figures={figures} {...rest} rows={kind === 'zero' ? 6 : 8} />
    </section>
  );
}

interface ResultProps extends Pick<Props, 'figures' | 'terms' | 'checks'> {
  readonly ranking: Ranking;
  /** How many rows the skeleton has. */
  readonly rows: number;
}

function Result({ ranking, figures, rows, ...rest }: ResultProps) {
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
  if (ranking.rows.length === 0 && ranking.closed.length === 0) {
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
  return (
    <>
      <RankingTable rows={ranking.rows} figures={figures} {...rest} />
      <Closed closed={ranking.closed} />
      <PaperNotes countries={ranking.rows.map(({ country }) => country)} estimate={figures.estimate} />
    </>
  );
}

/** Some regimes have contributions that are due without any income. */
function noIncome(money: MoneyFormat): string {
  return `At an income of ${money(0)} there are no rates, and only fixed contributions fall due. Enter your income to rank the countries.`;
}

function statusOf(ranking: Ranking, { income, money, situation }: Figures, kind: RankingKind): string {
  if (ranking.status === 'loading') return 'Loading countries…';
  if (ranking.status === 'error' || ranking.rows.length === 0) return '';
  if (income === 0) return noIncome(money);
  const { length } = ranking.rows;
  const order = decidesFit(situation) ? 'by what you keep' : 'by effective rate';
  const at = `at ${money(income)} a year, taxes and contributions included.`;
  const zero = ranking.rows.filter(({ total }) => total === 0).length;
  return `${kind === 'zero' ? `${zero} of ${length} countries at zero,` : countOf(length, 'country')} ${order} ${at}`;
}
