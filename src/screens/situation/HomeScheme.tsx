/** Which scheme of a country is today's: one tap for another one. */

import { averageSentence } from '../../assess/homeWords.ts';
import { usePersonFacts } from '../../assess/useFacts.ts';
import { answer, useFiguresOf } from '../../situation/figures.ts';
import { averageAtHome, homeSchemeOf, schemesFor } from '../../situation/homeTax.ts';
import { homeIdOf, type Situation } from '../../situation/situation.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Field } from '../../ui/Field.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';

interface Props {
  readonly situation: Situation;
  /** USD per year. */
  readonly defaultIncome: number;
}

/** Nothing where the country has one scheme alone, or is not known; on a payroll wages are taxed. */
export function HomeScheme({ situation, defaultIncome }: Props) {
  const country = homeIdOf(situation);
  const { facts } = usePersonFacts(country !== null);
  const { income } = useFiguresOf(situation, defaultIncome);
  const home = facts.homes.find(({ id }) => id === country);
  const scheme = homeSchemeOf(situation, income, facts);
  if (!home || !scheme || country === null) return null;
  const schemes = schemesFor(situation, home);
  const { currency } = situation;
  const wage = situation.home && 'wage' in situation.home ? (situation.home.wage ?? null) : null;
  const average = averageAtHome(situation, income, facts);
  return (
    <>
      {schemes.length > 1 ? (
        <Field asks={home.ask ?? 'How are you taxed there?'}>
          <Chips
            options={schemes.map(({ id, name }) => [id, name])}
            isGiven={(id) => id === scheme.id}
            // Pressed again, the usual one counts.
            onChoose={(regime) => answer({ home: { country, ...(regime !== scheme.id && { regime }) } })}
          />
        </Field>
      ) : null}
      {scheme.needsCompany ? (
        <MoneyInput
          label="Wage that your company pays you, a year"
          labelClassName="quiet"
          value={wage}
          emptyValue={null}
          {...(currency && { currency })}
          placeholder="As is usual"
          onValue={(next) =>
            answer({ home: { country, regime: scheme.id, ...(next !== null && { wage: next }) } })
          }
        />
      ) : null}
      {average === null ? null : <p className="quiet">{averageSentence(average)}</p>}
    </>
  );
}
