import { lasting, marks } from 'virtual:lowtide/years';
import { answer } from '../../situation/figures.ts';
import { HOME_COUNTRIES } from '../../situation/places.ts';
import { planWith } from '../../stores/plan.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { useRecommendations } from '../useRecommendations.ts';
import styles from './Plan.module.css';
import type { Move } from './useMove.ts';

/** The two questions on which every part of the page depends, as far as they are open: from where, and to where. */
export function FromAndTo({ move: { figures, destination } }: { readonly move: Move }) {
  const isHydrated = useHydrated();
  const { situation } = figures;
  const result = useRecommendations(isHydrated && destination === null ? figures : null, {
    workType: situation.work ?? null,
    marks,
    lasting,
  });
  const { fits = [], check = [] } = result.status === 'success' ? result.recommended : {};
  const open = [...fits, ...check].sort((a, b) => (a.country.name < b.country.name ? -1 : 1));
  return (
    <div className={styles.two}>
      {situation.home === undefined ? (
        <label className={styles.choice}>
          <span>Where do you pay tax today?</span>
          <select
            value=""
            disabled={!isHydrated}
            onChange={({ target }) => answer({ home: { country: target.value } })}
          >
            <option value="">Choose a country</option>
            {HOME_COUNTRIES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {destination === null ? (
        <label className={styles.choice}>
          <span>Where would you like to go?</span>
          <select value="" disabled={open.length === 0} onChange={({ target }) => planWith(target.value)}>
            <option value="">Choose a country</option>
            {open.map(({ country, regime }) => (
              <option key={regime.id} value={regime.id}>
                {country.name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  );
}
