import { useMemo, useState } from 'react';
import type { Assessed } from '../../assess/assessor.ts';
import { isOpenTo, shownSchemes } from '../../assess/recommendations.ts';
import { rowSays } from '../../assess/rowEnglish.ts';
import { useAssessor } from '../../assess/useAssessor.ts';
import { useFacts } from '../../assess/useFacts.ts';
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { countOf, folded } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import type { Figures } from '../../situation/figures.ts';
import { Button } from '../../ui/Button.tsx';
import { SaysWords } from '../../ui/Claim.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import styles from './Compare.module.css';

interface Props {
  readonly countries: readonly Country[];
  /** Only regimes that apply at their income are offered. */
  readonly figures: Figures;
  /** Already in the comparison. */
  readonly addedIds: readonly string[];
  readonly onAdd: (regimeIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The add-country dialog. What is ticked lives as long as the dialog: closing clears it. */
export default function AddCountryDialog({ countries, figures, addedIds, onAdd, onClose }: Props) {
  const { income, money, situation } = figures;
  const assess = useAssessor(figures);
  const { facts } = useFacts(false, situation);
  const schemes = useMemo(
    () =>
      new Map(
        assess
          ? countries.map((country) => [country.slug, shownSchemes(situation, facts, country, assess)])
          : [],
      ),
    [assess, countries, situation, facts],
  );
  const all = useMemo(() => choicesOf(countries, income, '', schemes), [countries, income, schemes]);
  // Once, and not at every letter of the search.
  const assessed = useMemo(
    () =>
      new Map(
        assess
          ? all.flatMap(({ country, regimes }) =>
              regimes.map((regime) => [regime.id, assess(country, regime)] as const),
            )
          : [],
      ),
    [assess, all],
  );
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const choices = choicesOf(countries, income, search, schemes);
  const newIds = ticked.filter((id) => !addedIds.includes(id));
  const newCountries = all.filter(({ regimes }) => regimes.some(({ id }) => newIds.includes(id))).length;

  return (
    <Dialog
      title="Add Country"
      onClose={onClose}
      footer={
        <>
          <p className={styles.count} role="status">
            {selectedText(newIds.length, newCountries)}
          </p>
          <Button
            disabled={newIds.length === 0}
            onClick={() => {
              onClose();
              onAdd(newIds);
            }}
          >
            Compare Countries
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <div className={styles.bar}>
          <input
            type="search"
            className={styles.search}
            aria-label="Search countries and tax regimes"
            placeholder="Search countries and tax regimes"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p className={styles.unit}>{`What you keep a month from ${money(income)} a year`}</p>
        </div>
        {choices.length > 0 ? (
          <CountryChoices
            choices={choices}
            assessed={assessed}
            money={money}
            addedIds={addedIds}
            tickedIds={ticked}
            onTick={(id, on) => setTicked((now) => (on ? [...now, id] : now.filter((other) => other !== id)))}
          />
        ) : (
          <p className={styles.noMatch} role="status">
            {search.trim() === ''
              ? 'No tax regimes available for the selected income level.'
              : `No country or tax regime at ${money(income)} matches “${search.trim()}”.`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  readonly choices: readonly CountryChoice[];
  /** Already in the comparison: shown checked and disabled. */
  readonly addedIds: readonly string[];
  readonly tickedIds: readonly string[];
  /** By regime id; none until they are known. */
  readonly assessed: ReadonlyMap<string, Assessed>;
  readonly money: MoneyFormat;
  readonly onTick: (regimeId: string, on: boolean) => void;
}

/** Regimes to tick, grouped by country. */
function CountryChoices({ choices, addedIds, tickedIds, assessed, money, onTick }: ChoicesProps) {
  return choices.map(({ country, regimes }) => (
    <fieldset key={country.id} className={styles.choices}>
      <legend className={styles.choiceCountry}>
        <Flag code={country.code} />
        {country.name}
      </legend>
      {regimes.map((regime) => {
        const { id, name } = regime;
        const one = assessed.get(id);
        const isAdded = addedIds.includes(id);
        const says = one && rowSays(one, money);
        return (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isAdded || tickedIds.includes(id)}
              disabled={isAdded}
              onChange={(event) => onTick(id, event.target.checked)}
            />
            <span>
              {name}
              {says ? (
                <small>
                  <SaysWords says={says} />
                </small>
              ) : null}
              {isAdded ? <small className={styles.added}>Already added</small> : null}
            </span>
            <b className={styles.choiceKept}>{one ? money(one.kept / 12) : ''}</b>
          </label>
        );
      })}
    </fieldset>
  ));
}

interface CountryChoice {
  readonly country: Country;
  readonly regimes: readonly TaxRegime[];
}

/**
 * What the dialog offers: regimes that apply at an income in USD per year, grouped by country, of which
 * every word of the search is found in the country's or the regime's name. Case and accents do not matter.
 * @param schemes that stand in no list, and that the person is shown, by the country's slug
 */
export function choicesOf(
  countries: readonly Country[],
  income: number,
  search: string,
  schemes: ReadonlyMap<string, readonly TaxRegime[]> = new Map(),
): CountryChoice[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return countries
    .map((country) => ({
      country,
      regimes: [...country.taxRegimes, ...(schemes.get(country.slug) ?? [])].filter((regime) => {
        const names = folded(`${country.name} ${country.code} ${regime.name}`);
        return isOpenTo(regime, income, null) && words.every((word) => names.includes(word));
      }),
    }))
    .filter(({ regimes }) => regimes.length > 0);
}

/** The footer: "2 new countries selected", "2 new regimes of 1 country selected". */
export function selectedText(regimeCount: number, countryCount: number): string {
  return regimeCount === countryCount
    ? `${countOf(countryCount, 'new country')} selected`
    : `${regimeCount} new regimes of ${countOf(countryCount, 'country')} selected`;
}
