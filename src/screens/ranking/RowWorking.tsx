import { workingTextsOf } from '../../api/workingTextsOf.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import styles from './RankingTable.module.css';
import type { RankingRow } from './useRanking.ts';

/** The lines of a row, each with its working (D11); made when they are asked for. */
export function RowWorking({ row }: { readonly row: RankingRow }) {
  const { country, bestRegime: regime, lines, total, effectiveRate, schedule, income, deduct } = row;
  return (
    <Disclosure
      className={styles.working}
      summary={
        <>
          Tax lines <span className="visually-hidden">of {country.name}</span>
        </>
      }
    >
      <TaxBreakdown
        size="compact"
        lines={lines}
        total={total}
        effectiveRate={effectiveRate}
        working={{ regime, schedule, income, deduct, texts: workingTextsOf(country.slug, regime.id) }}
      />
    </Disclosure>
  );
}
