/** What living and working there asks for beside its taxes: value added tax, permits, health cover, costs, first steps. */

import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { useArrivalTexts } from '../../api/moveTexts.ts';
import { changes } from '../../api/site.ts';
import { useChangesAt } from '../../assess/ownChanges.ts';
import { monthsWords } from '../../assess/permitEnglish.ts';
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
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import type { ArrivalYear } from '../../catalogue/movePlan.ts';
import { leavingPathOf } from '../../catalogue/pages.ts';
import { placeOf } from '../../catalogue/places.ts';
import {
  type CostItem,
  type FamilyIncome,
  type FirstStep,
  isStepOf,
  type LocalAmount,
  type Permit,
  type Practical,
  type PrivateBuyers,
} from '../../catalogue/practical.ts';
import { privateBuyersText } from '../../catalogue/privateBuyers.ts';
import type { Profession } from '../../catalogue/professions.ts';
import { useSettled } from '../../catalogue/useSettled.ts';
import { useToday } from '../../situation/clock.ts';
import { type Figures, useFigures } from '../../situation/figures.ts';
import { isOnPayroll } from '../../situation/situation.ts';
import { ChangeList } from '../../ui/ChangeList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import fold from '../../ui/Fold.module.css';
import { ArrivalYearTexts } from '../../ui/Sourced.tsx';
import { GuidePart, type PartProps, SourceOf } from './GuideFold.tsx';
import styles from './LateFolds.module.css';

export function PracticalFacts({ country: { slug }, regime, figures }: PartProps) {
  const texts = useArrivalTexts(slug);
  if (texts === null) return <p>This part did not load. Open the page again to see it.</p>;
  if (!texts) return null;
  const { practical, arrivalYear } = texts;
  return <PracticalList {...{ practical, arrivalYear, regime, figures }} />;
}

interface ListProps {
  readonly practical: Practical;
  /** How the country taxes the year in which one arrives. */
  readonly arrivalYear: ArrivalYear;
  readonly regime: Pick<GuideRegime, 'id' | 'healthcareType'>;
  readonly figures: Pick<Figures, 'money' | 'situation'>;
}

/** All of it, once it is here. */
export function PracticalList({
  practical: { vat, permits, health, costs, notAdded = [], firstSteps, reviewed },
  arrivalYear,
  regime: { id: regimeId, healthcareType },
  figures: { money, situation },
}: ListProps) {
  const ownCosts = costs.filter(({ regimes }) => regimes.includes(regimeId));
  const ownSteps = firstSteps.filter((step) => isStepOf(step, regimeId));
  const home = situation.home && 'country' in situation.home ? placeOf(situation.home.country) : null;
  const leaving = home ? leavingPathOf(home.id) : null;
  return (
    <div className={styles.practical}>
      <Group title="Permits">
        {permits.map((permit) => (
          <PermitFacts key={permit.id} permit={permit} money={money} />
        ))}
      </Group>
      <Group title="Value added tax" lead={`${vat.name}, ${formatRate(vat.rate)}`}>
        <li>
          <p>{`${vat.thresholdText} ${vat.foreignClients}`}</p>
          <SourceOf source={vat.source} />
        </li>
        {isOnPayroll(situation) ? null : (
          <PrivateBuyersItem privateBuyers={vat.privateBuyers} profession={situation.profession} />
        )}
      </Group>
      <Group title="Health cover" lead={healthWords(healthcareType, health.privateNeeded)}>
        <li>
          <p>{health.text}</p>
          <SourceOf source={health.source} />
        </li>
      </Group>
      {COST_GROUPS.map(([every, title, suffix]) => {
        const items = ownCosts.filter((cost) => every.includes(cost.every));
        const lead = notAdded.includes(regimeId) ? 'Too little is known to add them up.' : undefined;
        return items.length > 0 ? (
          <Group key={title} title={title} {...(lead && { lead })}>
            {items.map((cost) => (
              <Statement key={cost.id} {...costWords(cost, suffix, money)} source={cost.source} />
            ))}
          </Group>
        ) : null;
      })}
      <Group title="First steps" lead="Days are our suggestion; legal deadlines are named in the step.">
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
      <GuidePart title="The year you arrive">
        <ArrivalYearTexts year={arrivalYear} regimeId={regimeId} isWhole />
      </GuidePart>
      <div>
        <p className={`no-print ${styles.ways}`}>
          <Link href={leaving ?? '/leaving'}>
            {home && leaving ? `Coming from ${nameInText(home.name)}?` : 'What ends at home'}
          </Link>
        </p>
        <p
          className={styles.reviewed}
        >{`Permits, costs and first steps last reviewed on ${formatDay(reviewed)}.`}</p>
      </div>
    </div>
  );
}

/** Sales to private people abroad; somebody whose profession is known reads also what the country itself does with them. */
function PrivateBuyersItem({
  privateBuyers,
  profession,
}: {
  readonly privateBuyers: PrivateBuyers;
  readonly profession: Profession | undefined;
}) {
  const text = privateBuyersText(privateBuyers, profession);
  if (text === null) return null;
  const atHome = profession && profession !== 'trade' ? privateBuyers.atHome : undefined;
  return (
    <li>
      <p>{atHome ? `${text} ${atHome.text}` : text}</p>
      <SourceOf source={privateBuyers.source} />
      <SourceOf source={atHome?.source ?? null} />
    </li>
  );
}

interface GroupProps {
  readonly title: string;
  /** What it comes to. */
  readonly lead?: string;
  readonly children: ReactNode;
}

function Group({ children, ...part }: GroupProps) {
  return (
    <GuidePart {...part}>
      <ul className={styles.items}>{children}</ul>
    </GuidePart>
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
  const { familyIncluded, family } = permit;
  // One page often says both.
  const familySources = [familyIncome?.source, family?.source].filter(
    (one, place, all) => one !== undefined && all.findIndex((other) => other?.title === one.title) === place,
  ) as readonly Reference[];
  const facts = [
    ['Minimum income', minIncome ? `${amountWords(minIncome, money)} a year` : minIncomeText],
    ['With family', familyIncome ? familyIncomeWords(familyIncome, money) : null],
    ['Valid', validity],
    ['Fee', fee && amountWords(fee, money)],
    ['Takes', processing],
    ['Family', familyIncluded === null ? null : familyIncluded ? 'included' : 'not included'],
    ['Family waits', family?.waitMonths ? monthsWords(family.waitMonths) : null],
  ] as const;
  return (
    <Row title={name} hint={FOR[permit.for]}>
      <Facts className={styles.terms} facts={facts} />
      <p>{family ? `${text} ${family.text}` : text}</p>
      <SourceOf source={source} />
      {familySources.map((one) => (
        <SourceOf key={one.title} source={one} />
      ))}
    </Row>
  );
}

/** The amount as the law has it, and in the person's currency. */
function amountWords({ currency, amount, usd }: LocalAmount, money: MoneyFormat): string {
  const own = formatCurrency(amount, currency);
  const shown = money(usd);
  return own === shown ? own : `${own} (${shown})`;
}

const COST_GROUPS: readonly (readonly [readonly CostItem['every'][], string, string])[] = [
  [['year', 'renewal'], 'Running costs', ' a year'],
  [['once'], 'Costs of the move', ''],
  [['leaving'], 'Costs of leaving again', ''],
];

function costWords(
  { what, low, typical, high, everyYears, asOf, condition, note, mandatory, ...cost }: CostItem,
  suffix: string,
  money: MoneyFormat,
): Pick<RowProps, 'title' | 'hint'> & { readonly text: string } {
  const every =
    everyYears === undefined ? suffix : everyYears === 1 ? ' a year' : ` every ${everyYears} years`;
  const isRange = low !== null && high !== null && low.usd !== high.usd;
  const range = isRange ? `, ${money(low.usd)} to ${money(high.usd)}` : '';
  const amount = typical === null ? 'No price found' : `about ${amountWords(typical, money)}${every}${range}`;
  const says = [
    cost.for && `For ${FOR[cost.for]}.`,
    condition && `${capitalised(condition)}.`,
    mandatory ? null : 'Not compulsory.',
    cost.counted ? null : 'Not added up.',
    note,
    `As of ${asOf}${cost.estimate ? ', our estimate' : ''}.`,
  ];
  return { title: what, hint: amount, text: says.filter(Boolean).join(' ') };
}

/** When a step is planned: never its deadline, which laws count from other days. */
function stepWords({ offsetDays }: FirstStep): string {
  if (offsetDays === 0) return 'on arrival';
  const length = `about ${countOf(Math.abs(offsetDays), 'day')}`;
  return `${length} ${offsetDays < 0 ? 'before' : 'after'} arriving`;
}

/** Who pays for health under a regime. @param isAsked whether a permit asks for insurance */
function healthWords(cover: GuideRegime['healthcareType'], isAsked: boolean): string {
  if (cover === 'None') return `No public cover${isAsked ? ': private insurance is needed' : ''}`;
  return `${cover} public cover${isAsked ? '; private insurance where a permit asks for it' : ''}`;
}

/** The page of the country is about it: entries need not name it. */
const noPlace = () => null;

/** What has changed and will change in the country, in the list that /changes has of all. */
export function GuideChanges({ country: { slug } }: { readonly country: CountryGuide }) {
  const today = useToday();
  // While the slider is dragged, what stands here waits.
  const figures = useSettled(useFigures(GUIDE_DEFAULT_INCOME));
  const own = useMemo(
    () => filteredChanges(changesOn(changes, today), { country: slug, status: null }),
    [today, slug],
  );
  const { ahead, past } = aheadAndPast(useChangesAt(own, figures), today);
  return (
    <>
      <ChangeList changes={[...ahead, ...past]} countryOf={noPlace} />
      <p className={styles.allChanges}>
        <Link href="/changes">Changes in all countries</Link>
        {' · '}
        <a href={changesFeedPath(slug)} type="application/atom+xml">
          Follow in a feed reader
        </a>
      </p>
    </>
  );
}
