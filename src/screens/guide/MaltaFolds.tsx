/** What only Malta's guides have: its ways to be taxed in figures, the programme last. */
import { Link } from 'wouter';
import {
  GLOBAL_RESIDENCE_ID,
  globalResidenceFigures,
  nomadPermitFigures,
  residentFigures,
  SCHENGEN_STAY,
} from '../../assess/malta.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatRate } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { calculatorPath, calculatorPathAt } from '../../catalogue/pages.ts';
import { unbroken } from '../../ui/Markup.tsx';
import styles from './GuideDetails.module.css';
import { GuideFold } from './GuideFold.tsx';

interface Props {
  readonly country: CountryGuide;
  /** The regime that the page calculates. */
  readonly current: GuideRegime;
  readonly money: MoneyFormat;
  /** Of the page, USD per year. */
  readonly income: number;
}

export function MaltaFolds({ country, current, money, income }: Props) {
  return (
    <>
      <Resident country={country} money={money} />
      <NomadPermit country={country} money={money} />
      <Programme country={country} current={current} money={money} income={income} />
    </>
  );
}

type Figure = readonly [term: string, value: string, note: string];

/** Named figures with a word of explanation each. */
function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.facts}>
      {figures.map(([term, value, note]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Malta's first regime in figures: threshold, fixed tax, social security and total. */
function Resident({ country, money }: Pick<Props, 'country' | 'money'>) {
  const [regime] = country.taxRegimes;
  const figures = regime ? residentFigures(regime) : null;
  if (!figures) return null;
  const threshold = money(figures.threshold);
  const total = money(figures.total);
  return (
    <GuideFold
      title="Resident non-domiciled in figures"
      hint={
        <>
          {'You pay about '}
          <b>{total}</b>
          {' a year, however high the income.'}
        </>
      }
    >
      <p className={styles.prose}>
        {`These are the fixed dollar amounts of the estimate above. With the law's euros at today's rate the total is ${money(figures.totalAsTheLaw)}.`}
      </p>
      <FigureList
        figures={[
          [`Under ${threshold}`, 'No income tax', 'On foreign income that stays outside Malta.'],
          [
            `Above ${threshold}`,
            money(figures.fixedTax),
            'A fixed income tax per year, however high the income.',
          ],
          [
            'Social security',
            `${figures.socialRate}%`,
            `Of income, capped at ${money(figures.socialCap)} per year.`,
          ],
          [
            'Total',
            `About ${total}`,
            'Per year above the threshold, income tax and social security together.',
          ],
        ]}
      />
    </GuideFold>
  );
}

/** Malta's permit for people who work remotely, in figures. */
function NomadPermit({ country, money }: Pick<Props, 'country' | 'money'>) {
  const figures = nomadPermitFigures(country);
  if (!figures) return null;
  const { regime, rate, fee } = figures;
  return (
    <GuideFold
      title="Nomad Residence Permit in figures"
      hint={
        <>
          {'Work for clients abroad is taxed at '}
          <b>{formatRate(rate)}</b>.
        </>
      }
    >
      <p className={styles.prose}>{unbroken(regime.summary)}</p>
      <FigureList
        figures={[
          [
            'Tax rate',
            `${formatRate(rate)} flat`,
            'On work for clients abroad, also where it is done in Malta.',
          ],
          ['Fee', money(fee), 'A year, with the application or renewal.'],
          ['Open for', regime.duration, 'Who stays longer needs another permit.'],
        ]}
      />
    </GuideFold>
  );
}

/** Malta's Global Residence Programme with its figures. */
function Programme({ country, current, money, income }: Props) {
  const figures = globalResidenceFigures(country);
  if (!figures) return null;
  const regimeIndex = country.taxRegimes.findIndex(({ id }) => id === GLOBAL_RESIDENCE_ID);
  return (
    <GuideFold
      id="programme"
      title="Global Residence Programme"
      hint={
        <>
          {'You pay '}
          <b>{`${figures.rate}%`}</b>
          {` of foreign income, at least ${money(figures.minimumTax)} a year.`}
        </>
      }
    >
      <p className={styles.prose}>
        {`Citizens of countries outside the EU, the EEA and Switzerland can apply for this status. They pay a flat rate on the foreign income they bring to Malta, never less than the minimum, and rent or buy a home there. The amounts are fixed dollars, as in the estimate; dollars in brackets further down are euros at today's rate. Up to an income of ${money(figures.minimumBindsBelow)} the minimum is what they pay.`}
      </p>
      <FigureList
        figures={[
          ['Tax rate', `${figures.rate}% flat`, 'On foreign income.'],
          ['Minimum annual tax', money(figures.minimumTax), 'For the whole family.'],
          ['Rent', `From about ${money(figures.rent)}`, 'A year.'],
          ['One-time fee', `About ${money(figures.oneTimeFee)}`, 'With the application.'],
          [
            'Total',
            `About ${money(figures.total)}`,
            'A year: minimum tax and rent together, rounded down; the one-time fee comes on top.',
          ],
          [
            'Schengen stay',
            `Up to ${SCHENGEN_STAY.days} days`,
            `In any ${SCHENGEN_STAY.period}, elsewhere in the Schengen area.`,
          ],
        ]}
      />
      {current.id === GLOBAL_RESIDENCE_ID ? null : (
        <p>
          <Link href={calculatorPathAt(calculatorPath(country.slug, regimeIndex), income)}>
            Calculate the programme at your income
          </Link>
        </p>
      )}
    </GuideFold>
  );
}
