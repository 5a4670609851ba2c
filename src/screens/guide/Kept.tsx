/** What one keeps of an income in a scheme, or that it ends below it. */

import { Link } from 'wouter';
import { A_MONTH, beforeExitTax, notAvailable, notLawYetSentence } from '../../assess/answerEnglish.ts';
import { type Assessed, comesIn, isLeastOf } from '../../assess/assessor.ts';
import { caveats } from '../../assess/caveats.ts';
import { notOutSentences } from '../../assess/english.ts';
import { gainAMonth } from '../../assess/gainOfMove.ts';
import { keptLocally, useOtherTotal } from '../../assess/guideAssessor.ts';
import {
  besideAmount,
  datedSentence,
  differenceWords,
  localWorkLine,
  otherEstimateLine,
} from '../../assess/guideEnglish.ts';
import { conditionOf, datedAmounts, rowSays, type Says } from '../../assess/rowEnglish.ts';
import { nameInText } from '../../catalogue/format.ts';
import {
  keepsNothing,
  keptText,
  NOTHING,
  rateText,
  signedText,
  TOTAL_LABEL,
  taxOnWork,
} from '../../catalogue/labels.ts';
import { KEEP_LABEL } from '../../charts/TaxDonut.tsx';
import { hasAnswers } from '../../situation/answered.ts';
import type { Figures } from '../../situation/figures.ts';
import { homeIdOf } from '../../situation/situation.ts';
import { Bars, barsOf } from '../../ui/Bars.tsx';
import { Claim, SaysWords } from '../../ui/Claim.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import styles from './Guide.module.css';
import type { OpenSchemesProps } from './OpenSchemes.tsx';

import type { SchemeProps } from './Ways.tsx';

export interface AnswerProps extends SchemeProps {
  readonly one: Assessed;
}

const OpenSchemes = lazyComponent<OpenSchemesProps>(() => import('./OpenSchemes.tsx'));

/** The first sentence of a figure: what one keeps a month, or would keep of a regime that is closed. */
function MonthKept({
  one,
  figures: { money, situation },
}: {
  readonly one: Assessed;
  readonly figures: Pick<Figures, 'money' | 'situation'>;
}) {
  const { fit, kept } = one;
  const before = fit === 'no' ? 'You would keep' : 'You keep';
  const lead = keepsNothing(kept)
    ? { before, figure: NOTHING, after: '' }
    : {
        before: isLeastOf(one, situation) ? `${before} at least` : before,
        ...{ figure: money(kept / 12), every: A_MONTH, after: '' },
      };
  const isMove = one.country.id !== homeIdOf(situation);
  return (
    <Claim
      lead={isMove ? beforeExitTax(lead, situation) : lead}
      isGain={fit === 'fits' && !keepsNothing(kept)}
    />
  );
}

/** What comes first, and what the amount depends on. */
export function Kept({
  country,
  regime,
  figures,
  one,
  company,
}: AnswerProps & { readonly company: Says | null }) {
  const { money, situation } = figures;
  const local = situation.workplace === 'elsewhere' ? null : keptLocally(regime, figures);
  const isPersonal = hasAnswers(situation);
  const dated = isPersonal ? datedSentence(one, money) : null;
  const says = isPersonal && !conditionOf(one) ? null : rowSays(one, money);
  const note = isPersonal ? caveats(one, situation, money) : null;
  return (
    <div className={`${styles.kept} ${styles.beside}`}>
      {isPersonal ? (
        <Personal one={one} figures={figures} />
      ) : (
        <Total {...{ country, regime, figures, one }} />
      )}
      {dated === null ? null : <p className={styles.small}>{dated}</p>}
      {note === null ? null : <p className={styles.small}>{note}</p>}
      {says === null ? null : (
        <p className={styles.small} data-terms={one.fit}>
          <SaysWords says={says} />.
        </p>
      )}
      {company === null ? null : (
        <p className={styles.small}>
          <SaysWords says={company} />
        </p>
      )}
      {besideAmount(one, money).map((text) => (
        <p key={text} className={styles.small}>
          {text}
        </p>
      ))}
      <HowSure of={one} money={money} className={styles.small} />
      {one.notLawYet === null ? null : <p className={styles.small}>{notLawYetSentence(one.notLawYet)}</p>}
      {notOutSentences(one.terms).map((text) => (
        <p key={text} className={styles.small}>
          {text}
        </p>
      ))}
      {local === null ? null : <p className={styles.small}>{localWorkLine(local, country.name, money)}</p>}
    </div>
  );
}

/** Without answers: the specified total and its rate, what that leaves, and the other estimate. */
function Total({ country, regime, figures, one }: AnswerProps) {
  const { money } = figures;
  const { total, rate, kept } = one;
  const other = useOtherTotal(country, regime, figures);
  const said = other == null ? null : otherEstimateLine({ shown: total, other }, figures);
  // What is on its way has its place.
  const line = other === undefined ? '\u00a0' : said;
  return (
    <>
      <Claim
        isGain={false}
        lead={{
          before: TOTAL_LABEL,
          figure: signedText(total, money),
          every: rate === null ? 'a year' : `a year, ${rateText(rate, taxOnWork(one))}`,
          after: '',
        }}
      />
      <p>
        {'You keep '}
        <b>{keptText(kept, money, 'month')}</b>.
      </p>
      {line === null ? null : <p className={styles.soft}>{line}</p>}
    </>
  );
}

/** With answers: the difference from today, else what is kept beside what is earned. */
function Personal({ one, figures }: Pick<AnswerProps, 'one' | 'figures'>) {
  const { money, income } = figures;
  const isToday = one.terms.some(({ kind }) => kind === 'today');
  const gain = keepsNothing(one.kept) ? null : gainAMonth(one);
  const atHome = gain === null ? null : one.keptToday;
  if (gain === null || atHome === null) {
    return (
      <>
        {isToday && !keepsNothing(one.kept) ? (
          <Claim
            isGain={false}
            lead={{
              before: 'Today you keep',
              figure: money(one.kept / 12),
              every: A_MONTH,
              after: '',
            }}
          />
        ) : (
          <MonthKept one={one} figures={figures} />
        )}
        <Bars
          money={money}
          bars={[
            { name: 'You earn', kept: comesIn(one, income), look: 'earned' },
            { name: KEEP_LABEL, kept: one.kept, look: isToday ? 'today' : 'there' },
          ]}
        />
      </>
    );
  }
  // Of what changes on the way, the average is no least.
  const isLeast = isLeastOf(one, figures.situation) && datedAmounts(one) === null;
  return (
    <>
      <Claim
        lead={differenceWords(gain, one.country, figures, isLeast)}
        isGain={gain > 0 && one.fit === 'fits'}
      />
      <Bars
        money={money}
        bars={barsOf({ name: one.country.name, kept: one.kept }, atHome, comesIn(one, income))}
      />
    </>
  );
}

interface NotAvailableProps extends Pick<SchemeProps, 'country' | 'figures'> {
  /** USD per year. */
  readonly limit: number;
  readonly instead: readonly Assessed[];
}

/** Above the highest income of a regime: that it ends there, and what the country has instead. */
export function NotAvailable({ limit, instead, country, figures: { money, income } }: NotAvailableProps) {
  const { before, figure } = notAvailable(limit, money);
  return (
    <div className={styles.kept} role="status">
      <p>
        {before} <b>{figure}</b>.
      </p>
      {instead.length > 0 ? (
        <>
          <p className={styles.soft}>{`At ${money(income)} you would use another scheme.`}</p>
          <PartBoundary part="Schemes that are open">
            <OpenSchemes
              label={`Open in ${nameInText(country.name)} at ${money(income)}`}
              rows={instead}
              money={money}
            />
          </PartBoundary>
        </>
      ) : (
        <p className={styles.soft}>
          {`No scheme of ${nameInText(country.name)} is open at ${money(income)}. `}
          <Link href="/countries">See other countries</Link>
        </p>
      )}
    </div>
  );
}
