import type { GuideRegime } from '../../catalogue/entities.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { useFigures } from '../../situation/figures.ts';
import { Section } from '../../ui/Section.tsx';
import { FigureList } from './FigureList.tsx';
import styles from './Guide.module.css';
import { residentFigures } from './maltaFigures.ts';

/** Malta's first regime in figures: threshold, fixed tax, social security and total. */
export function MaltaRegimeFacts({ regime }: { readonly regime: GuideRegime }) {
  const figures = residentFigures(regime);
  const { money } = useFigures(GUIDE_DEFAULT_INCOME);
  if (!figures) return null;
  const threshold = money(figures.threshold);
  return (
    <Section title="Resident non-domiciled in figures">
      <p className={styles.prose}>
        {`These are the fixed dollar amounts of the estimate above. With the law's euros at today's rate the total is ${money(figures.totalAsTheLaw)}.`}
      </p>
      <FigureList
        figures={[
          {
            term: `Under ${threshold}`,
            value: 'No income tax',
            note: 'On foreign income that stays outside Malta.',
          },
          {
            term: `Above ${threshold}`,
            value: money(figures.fixedTax),
            note: 'A fixed income tax per year, however high the income.',
          },
          {
            term: 'Social security',
            value: `${figures.socialRate}%`,
            note: `Of income, capped at ${money(figures.socialCap)} per year.`,
          },
          {
            term: 'Total',
            value: `About ${money(figures.total)}`,
            note: 'Per year above the threshold, income tax and social security together.',
          },
        ]}
      />
    </Section>
  );
}
