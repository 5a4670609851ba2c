import { useMemo, useState } from 'react';
import { fetchGuide } from '../../api/queries.ts';
import { dataRelease, dataVersion, site } from '../../api/site.ts';
import { notLawYetSentence } from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import {
  cheapestAt,
  comparedCurves,
  type RegimeLimits,
  useComparedLimits,
} from '../../assess/comparedCurves.ts';
import type { Column } from '../../assess/comparison.ts';
import { oneYearOf } from '../../assess/dueAtHome.ts';
import { curvesNote } from '../../assess/numbersEnglish.ts';
import { byFit } from '../../assess/recommendations.ts';
import { conditionWords } from '../../assess/rowEnglish.ts';
import { wholeRange } from '../../catalogue/curvesView.ts';
import type { Source } from '../../catalogue/entities.ts';
import { countOf, nameInText } from '../../catalogue/format.ts';
import { rateText, taxOnWork } from '../../catalogue/labels.ts';
import { distanceWords, limitName } from '../../catalogue/limits.ts';
import { queryOf, writtenQuery } from '../../catalogue/query.ts';
import { CurvesWhenNear } from '../../charts/CurvesWhenNear.tsx';
import { lineLook, TOKENS } from '../../charts/chartLooks.ts';
import { type Figures, sharedHref } from '../../situation/figures.ts';
import { useCurvesView } from '../../stores/curvesAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { ShareButton } from '../../ui/CopyButton.tsx';
import opens from '../../ui/Disclosure.module.css';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Disclosure, Fold } from '../../ui/Fold.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { PdfButton } from '../../ui/PdfButton.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { showToast } from '../../ui/toast.ts';
import type { CiteDialogProps } from '../CiteDialog.tsx';
import { StayRow } from '../HomeRows.tsx';
import styles from './BelowTable.module.css';
import { forWhomAll, sameInAll } from './rows.tsx';
import type { BelowTableProps } from './saveComparisonPdf.tsx';

/** What stands below the table: what is the same in all, conditions in full, the curves, and what to take away. */
export default function BelowTable(props: BelowTableProps) {
  const { columns, compared, figures } = props;
  const same = sameInAll(columns);
  const all = columns.flatMap(({ regime }) => compared.get(regime.id) ?? []);
  const whom = forWhomAll(all, figures.money);
  return (
    <>
      <StayRow figures={figures} />
      {same.length > 0 || whom ? (
        <section className={styles.same} aria-labelledby="same-in-all">
          <h2 id="same-in-all">{columns.length === 2 ? 'Same in both' : 'Same in all'}</h2>
          <Facts
            facts={[
              ['For whom', whom],
              ...same.map(
                ({ label, cell }) => [label, columns[0] && cell(columns[0], figures.money)] as const,
              ),
            ]}
          />
        </section>
      ) : null}
      <div className={styles.folds}>
        <Fold isWide title={<h2>Conditions</h2>} hint="Who can use each scheme, and for how long.">
          {all.map((one) => (
            <section key={one.regime.id} className={styles.conditions}>
              <h3>{`${one.country.name}, ${one.regime.name}`}</h3>
              <Terms of={one} money={figures.money} situation={figures.situation} />
              {one.notLawYet === null ? null : <p className="quiet">{notLawYetSentence(one.notLawYet)}</p>}
            </section>
          ))}
        </Fold>
        {figures.years === null ? null : <OneYear all={all} figures={figures} />}
        <Curves {...props} />
      </div>
      <TakeAway {...props} />
      <PaperNotes countries={columns.map(({ country }) => country)} estimate={figures.estimate} />
    </>
  );
}

/** The figures of the data's tax year alone, beside the average of the stay. */
function OneYear({ all, figures }: { readonly all: readonly Assessed[]; readonly figures: Figures }) {
  const year = all[0]?.country.taxYear;
  if (year === undefined) return null;
  const { money } = figures;
  return (
    <Fold
      isWide
      title={<h2>{`In ${year} only`}</h2>}
      hint="Tax in one year, before anything ends or changes."
    >
      <Facts
        className={styles.same}
        facts={all.map((one) => {
          const year = oneYearOf(one);
          const { total, rate } = year;
          const words = rate === null ? money(total) : `${money(total)}, ${rateText(rate, taxOnWork(year))}`;
          return [`${one.country.name}, ${one.regime.name}`, words];
        })}
      />
    </Fold>
  );
}

/** All selected regimes over income, and from where which of them is cheaper; of the stay where one is said. */
function Curves({ columns, countries, taxBrackets, facts, compared, figures }: BelowTableProps) {
  const [view, setView] = useCurvesView(figures.currency);
  const limits = useComparedLimits(columns, taxBrackets, figures, facts);
  const plain = useMemo(
    () => comparedCurves(columns, figures, countries, taxBrackets, facts),
    [columns, figures, countries, taxBrackets, facts],
  );
  const curves = useMemo(
    () =>
      plain.map((curve) => {
        const one = compared.get(curve.id);
        const condition = one && conditionWords(one, figures.money);
        return { ...curve, condition, marks: limits.get(curve.id)?.marks ?? [] };
      }),
    [plain, limits, compared, figures.money],
  );
  const cheapest = useMemo(
    () => cheapestAt(plain, wholeRange(figures.currency), figures.income),
    [plain, figures.currency, figures.income],
  );
  const [first, next] = [cheapest.id, cheapest.next].map((id) =>
    nameInText(plain.find((one) => one.id === id)?.name ?? ''),
  );
  const note = curvesNote(figures.situation, [...compared.values()]);
  if (curves.length === 0) return null;
  return (
    <Fold
      isWide
      title={<h2 id="curves">By income</h2>}
      hint={
        next && cheapest.upTo !== null ? (
          <>
            {'Above '}
            <b>{figures.money(cheapest.upTo, 'down')}</b>
            {`, you keep more in ${next}.`}
          </>
        ) : curves.length > 1 && first ? (
          `From ${figures.money(figures.income)} up, ${first} takes least.`
        ) : (
          'Tax from low to high incomes.'
        )
      }
    >
      {note === null ? null : <p className="quiet">{note}</p>}
      <CurvesWhenNear
        className={styles.place}
        curves={curves}
        currency={figures.currency}
        view={view}
        onView={setView}
        income={figures.income}
      />
      <ComparedLimits curves={curves} limits={limits} figures={figures} />
    </Fold>
  );
}

const CiteDialog = lazyComponent<CiteDialogProps>(() => import('../CiteDialog.tsx'));

/** The comparison as a file, as a link, and on paper. */
function TakeAway(props: BelowTableProps) {
  const { columns, compared, answer, figures } = props;
  const [busy, setBusy] = useState(false);
  const [isCiting, setCiting] = useState(false);
  const isComplete = answer !== null;

  async function saveCsv() {
    setBusy(true);
    try {
      const [{ comparisonFile }, { saveFile }, sources] = await Promise.all([
        import('../../assess/comparisonFile.ts'),
        import('../../ui/saveFile.ts'),
        sourcesBySlug(columns),
      ]);
      const all = columns.flatMap(({ regime }) => compared.get(regime.id) ?? []);
      const ordered = figures.years === null ? all : [...all].sort(byFit);
      const about = { origin: site.origin, dataVersion, sources, locale: navigator.language };
      const text = comparisonFile(ordered, figures, about);
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'tax-comparison.csv');
    } catch {
      showToast('The file could not be made. Try again.');
    } finally {
      setBusy(false);
    }
  }

  async function savePdf() {
    await (await import('./saveComparisonPdf.tsx')).saveComparisonPdf(props);
  }

  return (
    <div className={`actions ${styles.actions}`}>
      <PdfButton variant="quiet" disabled={!isComplete} download={savePdf} />
      <Button variant="quiet" disabled={!isComplete || busy} onClick={() => void saveCsv()}>
        Download CSV
      </Button>
      <ShareButton
        title="Tax regime comparison"
        address={sharedAddress}
        more={[['Cite this answer', () => setCiting(true)]]}
      />
      <Button variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
      {isCiting ? (
        <PartBoundary part="What can be cited">
          <CiteDialog schemes={columns} figures={figures} onClose={() => setCiting(false)} />
        </PartBoundary>
      ) : null}
    </div>
  );
}

/** The page's address with the release of its figures: whoever opens it later is told what has changed since. */
function sharedAddress(also?: Parameters<typeof sharedHref>[0]): string {
  const { origin, pathname, search } = new URL(sharedHref(also));
  const query = queryOf(search);
  query.set('data', dataRelease);
  return `${origin}${pathname}?${writtenQuery(query)}`;
}

async function sourcesBySlug(columns: readonly Column[]): Promise<ReadonlyMap<string, readonly Source[]>> {
  const slugs = [...new Set(columns.map(({ country }) => country.slug))];
  const guides = await Promise.all(slugs.map(fetchGuide));
  return new Map(guides.map(({ slug, sources }) => [slug, sources]));
}

interface LimitsProps {
  readonly curves: readonly { readonly id: string; readonly name: string }[];
  readonly limits: ReadonlyMap<string, RegimeLimits>;
  readonly figures: Pick<Figures, 'income' | 'currency' | 'money'>;
}

/** Seen without a press. */
const NEAREST = 4;

/** The limits that the curves mark, in words: those still ahead before those passed, the nearest first. */
function ComparedLimits({ curves, limits, figures: { income, currency, money } }: LimitsProps) {
  const all = curves
    .flatMap(({ id, name }, index) => {
      const hue = TOKENS[lineLook({}, index).hue];
      const { vat, marks } = limits.get(id) ?? { vat: null, marks: [] };
      return marks.map((mark) => ({ mark, key: `${id} ${mark.kind} ${mark.at}`, name, vat, hue }));
    })
    .map((limit) => ({ ...limit, isPassed: limit.mark.at < income }))
    .sort(
      (a, b) =>
        Number(a.isPassed) - Number(b.isPassed) ||
        Math.abs(a.mark.at - income) - Math.abs(b.mark.at - income),
    );
  if (all.length === 0) return null;
  const items = all.map(({ mark, key, name, vat, hue, isPassed }) => (
    <li key={key} data-passed={isPassed}>
      <span className={styles.ring} style={{ color: `var(${hue})` }} />
      <b>{`${name}.`}</b>{' '}
      {`${limitName(mark, vat)}: ${money(mark.at, 'down')}. ${distanceWords(income, mark.at, currency)}`}
    </li>
  ));
  return (
    <>
      <h3 id="limits" className={styles.subtitle}>
        Limits on the way
      </h3>
      <ul className={styles.limits} aria-labelledby="limits">
        {items.slice(0, NEAREST)}
      </ul>
      {items.length > NEAREST ? (
        <Disclosure className={opens.more} summary={countOf(items.length - NEAREST, 'more limit')}>
          <ul className={styles.limits}>{items.slice(NEAREST)}</ul>
        </Disclosure>
      ) : null}
    </>
  );
}
