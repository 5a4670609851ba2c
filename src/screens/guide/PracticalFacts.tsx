/** What living and working there asks for beside its taxes: value added tax, permits, health cover, costs, first steps. */

import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useArrivalTexts } from '../../api/moveTexts.ts';
import { changes } from '../../api/site.ts';
import { aheadAndPast, changesFeedPath, changesOn, filteredChanges } from '../../catalogue/changes.ts';
import type { CountryGuide, GuideRegime, Reference } from '../../catalogue/entities.ts';
import {
  capitalised,
  countOf,
  formatCurrency,
  formatDay,
  formatRate,
  nameInText,
} from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import type { ArrivalYear } from '../../catalogue/movePlan.ts';
import { leavingPathOf, planPath } from '../../catalogue/pages.ts';
import { placeOf } from '../../catalogue/places.ts';
import {
  type FamilyIncome,
  type FirstStep,
  isStepOf,
  type LocalAmount,
  type Permit,
  type Practical,
  type RunningCost,
} from '../../catalogue/practical.ts';
import { useToday } from '../../situation/clock.ts';
import type { Figures } from '../../situation/figures.ts';
import { planWith } from '../../stores/plan.ts';
import { ChangeList } from '../../ui/ChangeList.tsx';
import fold from '../../ui/Fold.module.css';
import { Fold } from '../../ui/Fold.tsx';
import { ArrivalYearTexts } from '../../ui/Sourced.tsx';
import { type FoldProps, SourceOf } from './GuideFold.tsx';
import { healthWords } from './healthWords.ts';
import styles from './LateFolds.module.css';

export function PracticalFacts({ country: { slug }, regime, figures }: FoldProps) {
  const texts = useArrivalTexts(slug);
  // On phones one looks for a part first; in wider windows all of them stand open.
  const [isWide] = useState(() => window.matchMedia('(width > 40em)').matches);
  if (texts === null) return <p>This part did not load. Open the page again to see it.</p>;
  if (!texts) return null;
  const { practical, arrivalYear } = texts;
  return <PracticalList {...{ practical, arrivalYear, regime, figures, isOpen: isWide }} />;
}

interface ListProps {
  readonly practical: Practical;
  /** How the country taxes the year in which one arrives. */
  readonly arrivalYear: ArrivalYear;
  readonly regime: Pick<GuideRegime, 'id' | 'healthcareType'>;
  readonly figures: Pick<Figures, 'money' | 'situation'>;
  /** Whether its parts stand open at first. */
  readonly isOpen?: boolean;
}

/** All of it, once it is here. */
export function PracticalList({
  practical: { vat, permits, health, runningCosts, firstSteps, reviewed },
  arrivalYear,
  regime: { id: regimeId, healthcareType },
  figures: { money, situation },
  isOpen = false,
}: ListProps) {
  const ownCosts = runningCosts.filter((cost) => cost.regime === regimeId);
  const ownSteps = firstSteps.filter((step) => isStepOf(step, regimeId));
  const home = situation.home && 'country' in situation.home ? placeOf(situation.home.country) : null;
  const leaving = home ? leavingPathOf(home.id) : null;
  return (
    <div className={styles.practical}>
      <Group title="Permits" hint={countOf(permits.length, 'permit')} isOpen={isOpen}>
        {permits.map((permit) => (
          <PermitFacts key={permit.id} permit={permit} money={money} />
        ))}
      </Group>
      <Group title="Value added tax" hint={`${vat.name}, ${formatRate(vat.rate)}`} isOpen={isOpen}>
        <li>
          <p>{`${vat.thresholdText} ${vat.foreignClients}`}</p>
          <SourceOf source={vat.source} />
        </li>
      </Group>
      <Group title="Health cover" hint={healthWords(healthcareType, health.privateNeeded)} isOpen={isOpen}>
        <li>
          <p>{health.text}</p>
          <SourceOf source={health.source} />
        </li>
      </Group>
      {ownCosts.length > 0 ? (
        <Group
          isOpen={isOpen}
          title="Running costs"
          hint={ownCosts.map((cost) => costWords(cost, money).title).join(', ')}
        >
          {ownCosts.map((cost) => (
            <Statement key={cost.item} {...costWords(cost, money)} {...cost} />
          ))}
        </Group>
      ) : null}
      <Group
        isOpen={isOpen}
        title="First steps"
        hint={stepsWords(ownSteps)}
        note="Days are our suggestion; legal deadlines are named in the step."
      >
        {ownSteps.map((step) => (
          <Statement
            key={step.title}
            title={step.title}
            hint={stepWords(step)}
            text={step.for && FOR[step.for] ? `For ${FOR[step.for]}. ${step.text}` : step.text}
            source={step.source}
          />
        ))}
      </Group>
      <Fold title={<h3>The year you arrive</h3>} hint={arrivalYear.firstReturn} isLate>
        <ArrivalYearTexts year={arrivalYear} regimeId={regimeId} isWhole />
      </Fold>
      <p className={`no-print ${styles.ways}`}>
        <Link href={planPath(regimeId)} onClick={() => planWith(regimeId)}>
          Plan your move
        </Link>
        <Link href={leaving ?? '/leaving'}>
          {home && leaving ? `Coming from ${nameInText(home.name)}?` : 'What ends at home'}
        </Link>
      </p>
      <p
        className={styles.reviewed}
      >{`Permits, costs and first steps last reviewed on ${formatDay(reviewed)}.`}</p>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  /** What it comes to, before it is opened. */
  readonly hint: string;
  readonly isOpen: boolean;
  readonly note?: string;
  readonly children: ReactNode;
}

function Group({ title, hint, isOpen, note, children }: GroupProps) {
  return (
    <Fold title={<h3>{title}</h3>} hint={hint} open={isOpen}>
      {note ? <p className={styles.daysNote}>{note}</p> : null}
      <ul className={styles.items}>{children}</ul>
    </Fold>
  );
}

interface RowProps {
  readonly title: string;
  /** What stands beside it before it is opened. */
  readonly hint: string | null;
  readonly children: ReactNode;
}

/** A line to look through, which opens what there is to say. */
function Row({ title, hint, children }: RowProps) {
  return (
    <li className={styles.row}>
      <details data-paper="">
        <summary className={fold.row}>
          <h4>{title}</h4>
          {hint ? <span>{hint}</span> : null}
        </summary>
        <div className={styles.opened}>{children}</div>
      </details>
    </li>
  );
}

interface StatementProps extends Pick<RowProps, 'title' | 'hint'> {
  readonly text: string;
  readonly source: Reference;
}

function Statement({ title, hint, text, source }: StatementProps) {
  return (
    <Row title={title} hint={hint}>
      <p>{text}</p>
      <SourceOf source={source} />
    </Row>
  );
}

/** Where it does not depend on the EU, the words say for whom it is. */
const FOR = { eu: 'EU citizens', 'non-eu': 'citizens of countries outside the EU', all: null } as const;

function familyIncomeWords(more: FamilyIncome, money: MoneyFormat): string {
  const [first, further] = 'partner' in more ? [more.partner, more.child] : [more.first, more.further];
  const [whoFirst, whoFurther] =
    'partner' in more ? ['a partner', 'each child'] : ['the first', 'each further'];
  const rest = further.amount === 0 ? '' : `, ${amountWords(further, money)} for ${whoFurther}`;
  return further.amount === 0
    ? `${amountWords(first, money)} more a year`
    : `${amountWords(first, money)} more a year for ${whoFirst}${rest}`;
}

function PermitFacts({ permit, money }: { readonly permit: Permit; readonly money: MoneyFormat }) {
  const { name, minIncome, minIncomeText, familyIncome, validity, fee, processing, text, source } = permit;
  const { familyIncluded } = permit;
  const facts = [
    ['Minimum income', minIncome ? `${amountWords(minIncome, money)} a year` : minIncomeText],
    ['With family', familyIncome ? familyIncomeWords(familyIncome, money) : null],
    ['Valid', validity],
    ['Fee', fee && amountWords(fee, money)],
    ['Takes', processing],
    ['Family', familyIncluded === null ? null : familyIncluded ? 'included' : 'not included'],
  ] as const;
  return (
    <Row title={name} hint={FOR[permit.for]}>
      <dl className={styles.terms}>
        {facts.map(([term, value]) =>
          value ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p>{text}</p>
      <SourceOf source={source} />
      <SourceOf source={familyIncome?.source ?? null} />
    </Row>
  );
}

/** The amount as the law has it, and in the person's currency. */
function amountWords({ currency, amount, usd }: LocalAmount, money: MoneyFormat): string {
  const own = formatCurrency(amount, currency);
  const shown = money(usd);
  return own === shown ? own : `${own} (${shown})`;
}

function costWords(
  { item, amount, every }: RunningCost,
  money: MoneyFormat,
): Pick<RowProps, 'title' | 'hint'> {
  const title = capitalised(item);
  if (amount === null) return { title, hint: null };
  return { title, hint: `about ${amountWords(amount, money)}${every === 'year' ? ' a year' : ' once'}` };
}

/** How many steps there are, and when the first of them is planned. */
function stepsWords(steps: readonly FirstStep[]): string {
  const [first] = steps;
  return countOf(steps.length, 'step') + (first ? `, the first ${stepWords(first)}` : '');
}

/** When a step is planned: never its deadline, which laws count from other days. */
function stepWords({ offsetDays }: FirstStep): string {
  if (offsetDays === 0) return 'on arrival';
  const length = `about ${countOf(Math.abs(offsetDays), 'day')}`;
  return `${length} ${offsetDays < 0 ? 'before' : 'after'} arriving`;
}

/** The page of the country is about it: entries need not name it. */
const noPlace = () => null;

/** What has changed and will change in the country, in the list that /changes has of all. */
export function GuideChanges({ country: { slug } }: { readonly country: CountryGuide }) {
  const today = useToday();
  const own = filteredChanges(changesOn(changes, today), { country: slug, status: null });
  const { ahead, past } = aheadAndPast(own, today);
  return (
    <>
      <ChangeList changes={[...ahead, ...past]} countryOf={noPlace} />
      <p className={styles.allChanges}>
        <Link href="/changes">Changes in all countries</Link>
        {' · '}
        <a href={changesFeedPath(slug)} type="application/atom+xml">
          Atom feed
        </a>
      </p>
    </>
  );
}
