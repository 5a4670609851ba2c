import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { answerOf } from '../../assess/answer.ts';
import { beforeExitTax, NOTHING_FITS } from '../../assess/answerEnglish.ts';
import { type Assessed, comesIn } from '../../assess/assessor.ts';
import { useRecommendationsAtOnce } from '../../assess/atOnce.ts';
import { differenceLead, noteSentences } from '../../assess/differenceEnglish.ts';
import { yoursLead } from '../../assess/firstEnglish.ts';
import { gainAMonth } from '../../assess/gainOfMove.ts';
import { openGroups, type Recommendations } from '../../assess/recommendations.ts';
import { datedAmounts, datedWords } from '../../assess/rowEnglish.ts';
import { stayNote } from '../../assess/stayEnglish.ts';
import { usePersonFacts } from '../../assess/useFacts.ts';
import type { Currency } from '../../catalogue/currencies.ts';
import { codesOf } from '../../catalogue/europe.ts';
import { countOf } from '../../catalogue/format.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { NAMES_WITH_ARTICLE, PLACES, type Place, placeOf } from '../../catalogue/places.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { needsFacts } from '../../situation/answered.ts';
import { answer, type Figures, useFigures } from '../../situation/figures.ts';
import { likelyCountries, likelyCurrencies } from '../../situation/locale.ts';
import { homeIdOf, isContractOpen, type Situation, type SituationChange } from '../../situation/situation.ts';
import { Bars, barsOf } from '../../ui/Bars.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { CurrencyProposal } from '../../ui/CurrencyProposal.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { Options } from '../../ui/Options.tsx';
import styles from './Home.module.css';

/** One sentence to fill in, and what it comes to. */
export function FirstAnswer() {
  const figures = useFigures(WIZARD_DEFAULT_INCOME);
  // What is typed goes first, the answer follows.
  const shown = useDeferredValue(figures);
  const { work = 'freelancer', region = 'anywhere' } = shown.situation;
  const { isReady } = usePersonFacts(needsFacts(shown.situation));
  const list = useRecommendationsAtOnce(shown, { workType: work, codes: codesOf(region) });
  const said = useLastReady(
    useMemo(() => ({ list, figures: shown }), [list, shown]),
    isReady,
  );
  const found = said && answerOf(said.list);
  return (
    <Card className={styles.card}>
      <section aria-label="What you would keep" data-regime={found?.best?.regime.id}>
        <Sentence figures={figures} />
        {said ? <Outcome {...said} /> : <div className={styles.outcome} />}
        <ButtonLink
          href={`/wizard?step=results&income=${Math.round(figures.income)}&work=${work}&region=${region}`}
        >
          {found?.stays ? 'What to check' : 'See how'}
        </ButtonLink>
      </section>
    </Card>
  );
}

/** The last value for which all was here; null as long as there is none. */
function useLastReady<Value>(value: Value, isReady: boolean): Value | null {
  const [last, setLast] = useState(isReady ? value : null);
  if (isReady && last !== value) setLast(value);
  return isReady ? value : last;
}

const WAYS = { invoices: 'send invoices', payroll: 'am on a payroll', business: 'own a business' } as const;
type Way = keyof typeof WAYS;

/** Undefined where somebody works remotely and has not said which. Who has said nothing sends invoices, as in the lists. */
function wayOf({ work, contract }: Situation): Way | undefined {
  if (work === 'remote') return contract;
  return work === 'business' ? 'business' : 'invoices';
}

function workOf(way: Way, situation: Situation): SituationChange {
  switch (way) {
    case 'invoices':
      return isContractOpen(situation) ? { contract: way } : { work: 'freelancer', contract: undefined };
    case 'payroll':
      return { work: 'remote', contract: way };
    case 'business':
      return { work: 'business', contract: undefined };
  }
}

const ELSEWHERE = 'elsewhere';

/** The one currency in which people of a country count; undefined where there are several, which are offered. */
function currencyOf(country: string | null): Currency | undefined {
  const [own, ...others] = country ? likelyCurrencies([`und-${country}`]) : [];
  return others.length === 0 ? own : undefined;
}

const namesOf = (places: readonly Place[]) => places.map(({ id, name }) => [id, name] as const);

/** Three answers, each in its blank. A clause has a line of its own, so that no answer moves another. */
function Sentence({ figures: { situation, amount, currency } }: { readonly figures: Figures }) {
  const isHydrated = useHydrated();
  const { home } = situation;
  const id = homeIdOf(situation);
  const name = id === null ? '' : (placeOf(id)?.name ?? '');
  const way = wayOf(situation);
  // As long as no income has been said, it is counted in the money of where one lives.
  const isCounted =
    situation.income !== undefined || (situation.currency ?? currencyOf(id)) !== currencyOf(id);
  const likely = isHydrated ? likelyCountries() : [];
  return (
    <div className={styles.sentence}>
      <div className={styles.clause}>
        {NAMES_WITH_ARTICLE.has(name) ? 'I live in the ' : 'I live in '}
        <Blank
          label="Country where you live"
          value={id ?? (home ? ELSEWHERE : '')}
          onValue={(chosen) =>
            answer({
              home: chosen === '' ? undefined : { country: chosen },
              ...(isCounted ? null : { currency: currencyOf(chosen) }),
            })
          }
        >
          <option value="">choose a country</option>
          {home && id === null ? (
            <option value={ELSEWHERE} disabled>
              another country
            </option>
          ) : null}
          <Options of={namesOf(likely.flatMap((one) => placeOf(one) ?? []))} />
          {likely.length > 0 ? <hr /> : null}
          <Options of={namesOf(PLACES.filter(({ id }) => !likely.includes(id)))} />
        </Blank>
        ,
      </div>
      <div>
        I earn{' '}
        <MoneyInput
          label="Yearly income"
          value={amount}
          emptyValue={0}
          currency={currency}
          onCurrency={(next) => answer({ currency: next })}
          onValue={(income) => answer({ income: income ?? 0 })}
          asks
          isInline
        />{' '}
        a year
      </div>
      <div className={styles.clause}>
        {'and '}
        <Blank
          label="How you are paid"
          value={way ?? ''}
          onValue={(chosen) => answer(workOf(chosen as Way, situation))}
        >
          {way ? null : (
            <option value="" disabled>
              choose
            </option>
          )}
          <Options of={Object.entries(WAYS)} />
        </Blank>
        .
      </div>
      <div className={styles.proposal}>
        <CurrencyProposal />
      </div>
    </div>
  );
}

interface BlankProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly children: ReactNode;
}

/** A choice in the sentence's own type. */
function Blank({ label, value, onValue, children }: BlankProps) {
  return (
    <span className={styles.blank}>
      <select
        aria-label={label}
        disabled={!useHydrated()}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        {children}
      </select>
    </span>
  );
}

interface OutcomeProps {
  readonly list: Recommendations;
  readonly figures: Figures;
}

/** What it comes to: one amount, two bars, and on what it rests. */
function Outcome({ list, figures }: OutcomeProps) {
  const { money, income, situation } = figures;
  const found = answerOf(list);
  const { best, stays, couldBe, isLeast, most } = found;
  const { keptToday } = list;
  // Beside today stands the answer, else what comes after staying, as in the results, or what is to be checked.
  const [next] = openGroups(list).toSorted((a, b) => Number(b.level === 'less') - Number(a.level === 'less'));
  const nextPlace = next?.rows[0]?.best ?? null;
  const place = best ?? (stays ? nextPlace : null);
  if (place === null) {
    const unsure = differenceLead({ ...found, keptToday }, situation, figures);
    return (
      <div className={styles.outcome} aria-live="polite">
        {unsure ? <Claim as="h2" lead={unsure} isGain={false} /> : <h2>{NOTHING_FITS}</h2>}
        <p>{noteOf(situation) ?? noteSentences(null, situation, money).join(' ')}</p>
      </div>
    );
  }
  const { name } = place.country;
  const rows = list.all.map(({ best: one }) => one);
  const [could] = couldBe;
  const stay = stays ? differenceLead({ ...found, keptToday }, situation, figures) : null;
  const lead = stay ?? beforeExitTax(yoursLead(place, gainAMonth(place), isLeast, money), situation);
  const bars = barsOf({ name, kept: place.kept, most }, keptToday, comesIn(place, income));
  return (
    <div className={styles.outcome} aria-live="polite">
      <Claim as="h2" lead={lead} isGain={!stays} />
      <Bars bars={stays ? bars.toReversed() : bars} money={money} />
      <p>
        {stays
          ? stayNote(could, rows, situation, money)
          : (noteOf(situation) ?? (best && restsOn(best, situation, money)))}
      </p>
    </div>
  );
}

/** On what an amount rests: how its years differ, what it leaves out and takes for granted. */
function restsOn(best: Assessed, situation: Situation, money: MoneyFormat): string {
  const dated = datedAmounts(best);
  const sentences = [
    dated && `Average of ${countOf(best.strip.length, 'year')}: ${datedWords(dated, money)}.`,
    ...noteSentences(best, situation, money),
    situation.home === undefined && 'Say where you live to see the difference.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** What is still to be said; null where it is said. */
function noteOf(situation: Situation): string | null {
  return isContractOpen(situation) ? 'Payroll or invoices: say which.' : null;
}
