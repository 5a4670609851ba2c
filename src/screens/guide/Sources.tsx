import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatDay } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { isAboutRegime } from '../../catalogue/sourcesOf.ts';
import { useFigures } from '../../situation/figures.ts';
import { ConfidenceMark } from '../../ui/ConfidenceMark.tsx';
import { PaperNotes } from '../../ui/PaperNotes.tsx';
import { ReportError } from '../../ui/ReportError.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Sources.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** Where a regime's figures come from and when they were last checked. */
export function Sources({ country, regime }: Props) {
  return (
    <Section id="sources" title="Sources">
      <p className={styles.review}>
        {`Figures for the tax year ${country.taxYear}, last reviewed on `}
        <time dateTime={country.reviewed}>{formatDay(country.reviewed)}</time>
        {'. They are directional and no tax advice; totals are our own computation from these sources. '}
        <ReportError
          className={styles.report}
          regime={regime}
          figure={`the page of ${country.name}, tax year ${country.taxYear}`}
        />
      </p>
      <ol className={styles.sources}>
        {country.sources
          .filter((source) => isAboutRegime(source, regime.id))
          .map(({ title, publisher, url, supports, kind }) => (
            <li key={url + supports}>
              <a href={url} rel="noopener noreferrer">
                {title}
              </a>
              {/* One text: each piece of its own costs the page a mark for React. */}
              {`, ${publisher} `}
              <ConfidenceMark confidence={kind} />
              <span className={styles.supports}>{supports}</span>
            </li>
          ))}
      </ol>
      <PaperNotes
        countries={[country]}
        estimate={useFigures(GUIDE_DEFAULT_INCOME).estimate}
        sources={false}
      />
    </Section>
  );
}
