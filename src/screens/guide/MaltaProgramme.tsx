/** What only Malta's guides have. */
import { Link } from 'wouter';
import { GLOBAL_RESIDENCE_ID, globalResidenceFigures, SCHENGEN_STAY } from '../../assess/malta.ts';
import type { GuideRegime } from '../../catalogue/entities.ts';
import { calculatorPath, calculatorPathAt } from '../../catalogue/pages.ts';
import styles from './GuideDetails.module.css';
import { GuidePart, type PartProps } from './GuideFold.tsx';

interface Props extends Pick<PartProps, 'country' | 'figures'> {
  /** The regime that the page calculates. */
  readonly current: GuideRegime;
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

/** Malta's Global Residence Programme with its figures. */
export function MaltaProgramme({ country, current, figures: { money, income } }: Props) {
  const programme = globalResidenceFigures(country);
  if (!programme) return null;
  const regimeIndex = country.taxRegimes.findIndex(({ id }) => id === GLOBAL_RESIDENCE_ID);
  return (
    <GuidePart
      id="programme"
      title="Global Residence Programme"
      lead={
        <>
          {'You pay '}
          <b>{`${programme.rate}%`}</b>
          {` of foreign income, at least ${money(programme.minimumTax)} a year.`}
        </>
      }
    >
      <p className={styles.prose}>
        {`Citizens of countries outside the EU, the EEA and Switzerland can apply for this status. They pay a flat rate on the foreign income they bring to Malta, never less than the minimum, and rent or buy a home there. The amounts are fixed dollars, as in the estimate; dollars in brackets further down are euros at today's rate. Up to an income of ${money(programme.minimumBindsBelow)} the minimum is what they pay.`}
      </p>
      <FigureList
        figures={[
          ['Tax rate', `${programme.rate}% flat`, 'On foreign income.'],
          ['Minimum annual tax', money(programme.minimumTax), 'For the whole family.'],
          ['Rent', `From about ${money(programme.rent)}`, 'A year.'],
          ['One-time fee', `About ${money(programme.oneTimeFee)}`, 'With the application.'],
          [
            'Total',
            `About ${money(programme.total)}`,
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
    </GuidePart>
  );
}
