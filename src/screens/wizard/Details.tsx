import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { useLeaving } from '../../api/moveTexts.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { insuranceSentence, lastsText, savingPart } from '../../assess/english.ts';
import { formatPercent, nameInText } from '../../catalogue/format.ts';
import { rateText, revenueLimitText } from '../../catalogue/labels.ts';
import { againstDestination } from '../../catalogue/leaving.ts';
import { LEAVING_PAGES } from '../../catalogue/leavingPages.ts';
import { differenceAsShown } from '../../catalogue/money.ts';
import { TAX_KIND_LABELS } from '../../catalogue/taxKinds.ts';
import type { Figures } from '../../situation/figures.ts';
import { Fold } from '../../ui/Fold.tsx';
import { TaxSwatch } from '../../ui/TaxSwatch.tsx';
import { Terms } from '../../ui/Terms.tsx';
import colours from '../../ui/taxColours.module.css';
import styles from './Details.module.css';

interface Props {
  readonly best: Assessed;
  readonly figures: Figures;
}

/** What stands behind the answer, each part folded to its sentence: facts, where the income goes, why it fits. */
export function Details(props: Props) {
  return (
    <section className={styles.details} aria-label="The answer in detail">
      <Facts {...props} />
      <WhereItGoes {...props} />
      <WhyItFits {...props} />
    </section>
  );
}

function Facts({ best, figures }: Props) {
  const { regime, rate, total, saving, needs, lines } = best;
  const { money } = figures;
  const permit = needs.find((need) => need.what === 'permit')?.permit;
  const insured = insuranceSentence({
    health: regime.healthcareType !== 'None',
    pension: lines.some(({ kind, amount }) => kind === 'pension' && amount > 0),
  });
  const facts: readonly (readonly [name: string, value: ReactNode] | null)[] = [
    ['Effective tax', rate === null ? money(total) : `${rateText(rate)}, ${money(total)} a year`],
    saving === null ? null : ['Against today', savingPart(saving, money)],
    ['How long it lasts', lastsText(best, money)],
    ['Revenue limit', revenueLimitText(regime.maxIncomeThreshold, money)],
    ['Legal structure', regime.legalStructureType],
    permit ? ['Permit', [permit.name, permit.validity].filter(Boolean).join(': ')] : null,
  ];
  return (
    <Fold title={<h2>Facts</h2>} hint={insured} isWide>
      <dl className={styles.facts}>
        {facts.map((fact) =>
          fact ? (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Fold>
  );
}

interface Part {
  readonly name: string;
  /** USD per year. */
  readonly amount: number;
  readonly swatch: ReactNode;
  readonly look: string | undefined;
}

/** What becomes of a year's income: costs, each tax, and what is kept. What stands there adds up. */
function WhereItGoes({ best, figures }: Props) {
  const { lines, dueAtHome, runningCosts } = best;
  const { income, costs, money } = figures;
  const parts: readonly Part[] = [
    own('Your costs', costs, styles.costs),
    ...lines.map(({ kind, amount }) => ({
      name: TAX_KIND_LABELS[kind],
      amount,
      swatch: <TaxSwatch kind={kind} />,
      look: colours[kind],
    })),
    own('US self-employment tax', dueAtHome, styles.due),
    own('Running costs', runningCosts, styles.costs),
  ].filter(({ amount }) => amount > 0);
  const kept = differenceAsShown(figures, income, ...parts.map(({ amount }) => amount));
  const all = [...parts, own('You keep', kept, colours.keep)];
  return (
    <Fold
      title={<h2>{`Where your ${money(income)} goes`}</h2>}
      hint={
        <>
          You keep <b>{money(kept)}</b> of it{figures.years === null ? '' : ', on average'}.
        </>
      }
      isWide
    >
      <div className={styles.bar} aria-hidden="true">
        {all.map(({ name, amount, look }) => (
          <i key={name} className={look} style={{ '--share': Math.max(amount, 0) } as CSSProperties} />
        ))}
      </div>
      <dl className={styles.split}>
        {all.map(({ name, amount, swatch }) => (
          <div key={name}>
            <dt>
              {swatch} {name}
            </dt>
            <dd>{income > 0 ? formatPercent((amount / income) * 100) : ''}</dd>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function own(name: string, amount: number, look: string | undefined): Part {
  return { name, amount, look, swatch: <span className={`${styles.swatch} ${look ?? ''}`} /> };
}

/** All that the answer depends on, and what the country of today has against it. */
function WhyItFits({ best, figures: { money, situation } }: Props) {
  const { home } = situation;
  const id = home && 'country' in home ? home.country : null;
  const leaving = useLeaving(id);
  const page = leaving ? LEAVING_PAGES.find(({ name }) => name === leaving.name) : undefined;
  const against = leaving ? againstDestination(leaving, best.country.slug) : [];
  return (
    <Fold title={<h2>Why it fits</h2>} hint={best.regime.summary} isWide>
      <div className={styles.why}>
        <Terms as="list" of={best} money={money} situation={situation} />
        {against.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {page ? (
          <p>
            <Link href={page.path}>{`What leaving ${nameInText(page.name)} means`}</Link>
          </p>
        ) : null}
      </div>
    </Fold>
  );
}
