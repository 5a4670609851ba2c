import { useId } from 'react';
import type { Recommendations } from '../../assess/recommendations.ts';
import type { Move } from '../../assess/useMove.ts';
import { answer } from '../../situation/figures.ts';
import { HOME_COUNTRIES } from '../../situation/places.ts';
import { monthChoices, monthOf, monthValue, YEAR_CHOICES } from '../../situation/stayChoices.ts';
import { choosePlanRegime, planWith } from '../../stores/plan.ts';
import { Flag } from '../../ui/Illustration.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './Plan.module.css';

interface Props {
  readonly move: Move;
  /** Null until they are known. */
  readonly recommended: Recommendations | null;
}

/** Where from, where to, when and for how long: answers that hold on every page. */
export function Trip({ move, recommended }: Props) {
  const { home, destination, choices, figures, isExample } = move;
  const isHydrated = useHydrated();
  const { situation, from } = figures;
  const id = useId();
  const isDisabled = !isHydrated || isExample;
  const isAmount = situation.home !== undefined && !('country' in situation.home);
  const compared = new Set(choices.map(({ regime }) => regime.id));
  const open = [...(recommended?.fits ?? []), ...(recommended?.check ?? [])]
    .map(({ best }) => best)
    .filter(({ regime }) => !compared.has(regime.id))
    .sort((a, b) => (a.country.name < b.country.name ? -1 : 1));
  return (
    <div className={styles.trip}>
      <div className={styles.end}>
        <label htmlFor={`${id}-from`}>From</label>
        {home ? <Flag code={home.id} /> : null}
        <select
          id={`${id}-from`}
          disabled={isDisabled}
          value={home?.id ?? (isAmount ? AMOUNT : '')}
          onChange={({ target: { value } }) =>
            answer({ home: value === '' ? undefined : { country: value } })
          }
        >
          <option value="">Choose</option>
          {isAmount ? <option value={AMOUNT}>What I pay today</option> : null}
          {HOME_COUNTRIES.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.end}>
        <label htmlFor={`${id}-to`}>To</label>
        {destination ? <Flag code={destination.country.code} /> : null}
        <select
          id={`${id}-to`}
          disabled={isDisabled || (choices.length === 0 && open.length === 0)}
          value={destination?.regime.id ?? ''}
          onChange={({ target: { value } }) => (compared.has(value) ? choosePlanRegime : planWith)(value)}
        >
          {destination ? null : <option value="">Choose</option>}
          {choices.length > 0 ? (
            <optgroup label="Your comparison">
              {choices.map(({ country, regime }) => (
                <option key={regime.id} value={regime.id}>
                  {isOnlyOf(country.id, choices) ? country.name : `${country.name}: ${regime.name}`}
                </option>
              ))}
            </optgroup>
          ) : null}
          <optgroup label="Other countries">
            {open.map(({ country, regime }) => (
              <option key={regime.id} value={regime.id}>
                {country.name}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <div className={styles.when}>
        <label htmlFor={`${id}-when`}>When</label>
        <select
          id={`${id}-when`}
          disabled={isDisabled}
          value={isHydrated ? monthValue(from) : ''}
          onChange={({ target }) => answer({ arrival: monthOf(target.value) })}
        >
          {isHydrated ? (
            monthChoices(from).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))
          ) : (
            <option value="">Next January</option>
          )}
        </select>
        <select
          aria-label="For how long"
          disabled={isDisabled}
          value={figures.years ?? ''}
          onChange={({ target }) => answer({ years: target.value === '' ? undefined : Number(target.value) })}
        >
          {figures.years === null ? <option value="">for how long?</option> : null}
          {YEAR_CHOICES.map(([value, text]) => (
            <option key={value} value={value}>
              {`for ${text}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

const AMOUNT = 'amount';

function isOnlyOf(country: string, choices: Move['choices']): boolean {
  return choices.filter((choice) => choice.country.id === country).length === 1;
}
