/** Which scheme of a country is today's: one tap for another one. */
import { usePersonFacts } from '../../api/facts.ts';
import { averageSentence } from '../../assess/homeWords.ts';
import { schemesAt } from '../../catalogue/homeSchemes.ts';
import { answer } from '../../situation/figures.ts';
import { averageAtHome, homeSchemeOf } from '../../situation/homeTax.ts';
import { homeIdOf, type Situation } from '../../situation/situation.ts';
import { Answers, Switch } from './fields.tsx';
import styles from './SituationEditor.module.css';

interface Props {
  readonly situation: Situation;
  /** USD per year. */
  readonly income: number;
}

/** Nothing where the country has one scheme alone, or is not known; on a payroll wages are taxed. */
export function HomeScheme({ situation, income }: Props) {
  const country = homeIdOf(situation);
  const { facts } = usePersonFacts(country !== null);
  const home = facts.homes.find(({ id }) => id === country);
  const scheme = homeSchemeOf(situation, income, facts);
  if (!home || !scheme || country === null) return null;
  const schemes = schemesAt(home);
  const average = averageAtHome(situation, income, facts);
  return (
    <>
      {schemes.length > 1 ? (
        <Answers
          label={home.ask ?? 'How are you taxed there?'}
          options={schemes.map(({ id, name }) => [id, name])}
          value={scheme.id}
          // Pressed again, the usual one counts.
          onValue={(regime) => answer({ home: { country, ...(regime !== undefined && { regime }) } })}
        />
      ) : null}
      {scheme.needsCompany ? (
        <Switch
          about="payBest"
          checked={situation.payBest ?? false}
          onChange={(isBest) => answer({ payBest: isBest || undefined })}
        />
      ) : null}
      {average === null ? null : <p className={styles.hint}>{averageSentence(average)}</p>}
    </>
  );
}
