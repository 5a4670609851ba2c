import { Link } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { useFigures } from '../../situation/figures.ts';
import { Section } from '../../ui/Section.tsx';
import { FigureList } from './FigureList.tsx';
import styles from './Guide.module.css';
import {
  GLOBAL_RESIDENCE_ID,
  globalResidenceFigures,
  PROGRAMME_PART,
  SCHENGEN_STAY,
} from './maltaFigures.ts';

interface Props {
  readonly country: CountryGuide;
  /** The regime that the page calculates. */
  readonly current: GuideRegime;
}

/** Malta's Global Residence Programme with its figures. */
export function GlobalResidence({ country, current }: Props) {
  const figures = globalResidenceFigures(country);
  const { money } = useFigures(GUIDE_DEFAULT_INCOME);
  if (!figures) return null;
  const regimeIndex = country.taxRegimes.findIndex(({ id }) => id === GLOBAL_RESIDENCE_ID);
  return (
    <Section id={PROGRAMME_PART[0]} title="Global Residence Programme">
      <div className={styles.prose}>
        <p>
          Citizens of countries outside the EU, the EEA and Switzerland can apply for this status. They pay a
          flat rate on the foreign income they bring to Malta, never less than the minimum, and rent or buy a
          home there. The amounts are fixed dollars, as in the estimate; dollars in brackets further down are
          euros at today's rate. Up to an income of {money(figures.minimumBindsBelow)} the minimum is what
          they pay.
        </p>
      </div>
      <FigureList
        figures={[
          { term: 'Tax rate', value: `${figures.rate}% flat`, note: 'On foreign income.' },
          {
            term: 'Minimum annual tax',
            value: money(figures.minimumTax),
            note: 'For the whole family.',
          },
          { term: 'Rent', value: `From about ${money(figures.rent)}`, note: 'A year.' },
          {
            term: 'One-time fee',
            value: `About ${money(figures.oneTimeFee)}`,
            note: 'With the application.',
          },
          {
            term: 'Total',
            value: `About ${money(figures.total)}`,
            note: 'A year: minimum tax and rent together, rounded down; the one-time fee comes on top.',
          },
          {
            term: 'Schengen stay',
            value: `Up to ${SCHENGEN_STAY.days} days`,
            note: `In any ${SCHENGEN_STAY.period}, elsewhere in the Schengen area.`,
          },
        ]}
      />
      {current.id === GLOBAL_RESIDENCE_ID ? null : (
        <p>
          <Link href={calculatorPath(country.name, regimeIndex)}>Calculate the programme at your income</Link>
        </p>
      )}
    </Section>
  );
}
