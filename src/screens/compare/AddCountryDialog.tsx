import { useMemo, useState } from 'react';
import { useAssessor } from '../../assess/useAssessor.ts';
import { selectedText } from '../../catalogue/countWords.ts';
import type { Country } from '../../catalogue/entities.ts';
import type { Figures } from '../../situation/figures.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './AddCountryDialog.module.css';
import { CountryChoices } from './CountryChoices.tsx';
import { choicesOf } from './regimeSearch.ts';

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
  const { income, money } = figures;
  const assess = useAssessor(figures);
  // Once, and not at every letter of the search.
  const assessed = useMemo(
    () =>
      new Map(
        assess
          ? choicesOf(countries, income, '').flatMap(({ country, regimes }) =>
              regimes.map((regime) => [regime.id, assess(country, regime)] as const),
            )
          : [],
      ),
    [assess, countries, income],
  );
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const choices = choicesOf(countries, income, search);
  const newIds = ticked.filter((id) => !addedIds.includes(id));
  const newCountries = countries.filter(({ taxRegimes }) =>
    taxRegimes.some(({ id }) => newIds.includes(id)),
  ).length;

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
          <p className={styles.unit}>What you keep a month of {money(income)} a year</p>
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
          <p className={styles.none} role="status">
            {search.trim() === ''
              ? 'No tax regimes available for the selected income level.'
              : `No country or tax regime at ${money(income)} matches “${search.trim()}”.`}
          </p>
        )}
      </div>
    </Dialog>
  );
}
