import type { CountryGuide } from '../../catalogue/entities.ts';
import { formatRate } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useFigures } from '../../situation/figures.ts';
import { rulesByKind } from '../../tax/index.ts';
import { unbroken } from '../../ui/Markup.tsx';
import { Section } from '../../ui/Section.tsx';
import { FigureList } from './FigureList.tsx';
import styles from './Guide.module.css';

/** Malta's permit for people who work remotely, in figures. */
export function NomadPermit({ country }: { readonly country: CountryGuide }) {
  const { money } = useFigures(GUIDE_DEFAULT_INCOME);
  const regime = country.taxRegimes.find(({ id }) => id === 'mt-nomad-residence-permit');
  if (!regime) return null;
  const { income, other } = rulesByKind(regime);
  if (income?.rate.type !== 'percentage' || other?.rate.type !== 'fixed') return null;
  return (
    <Section title="Nomad Residence Permit in figures">
      <p className={styles.prose}>{unbroken(regime.summary)}</p>
      <FigureList
        figures={[
          {
            term: 'Tax rate',
            value: `${formatRate(income.rate.percent)} flat`,
            note: 'On work for clients abroad, also where it is done in Malta.',
          },
          {
            term: 'Fee',
            value: money(other.rate.amount.usd),
            note: 'A year, with the application or renewal.',
          },
          { term: 'Open for', value: regime.duration, note: 'Who stays longer needs another permit.' },
        ]}
      />
    </Section>
  );
}
