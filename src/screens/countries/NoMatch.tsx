import { nearestName } from '../../catalogue/nearestName.ts';
import { Button } from '../../ui/Button.tsx';
import { Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type CountriesFilter, NO_FILTER } from './countryList.ts';

export interface NoMatchProps {
  /** What was searched for. */
  readonly search: string;
  /** Of all countries. */
  readonly names: readonly string[];
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

/** No country passes the filters, or is called what was searched for. */
export default function NoMatch({ search, names, onFilter }: NoMatchProps) {
  const isName = names.some((name) => name.toLowerCase() === search.trim().toLowerCase());
  const nearest = search === '' || isName ? null : nearestName(search, names);
  return (
    <EmptyState
      title="No country matches"
      drawing={<Telescope />}
      actions={
        <>
          {nearest ? (
            <Button onClick={() => onFilter({ search: nearest })}>{`Show ${nearest}`}</Button>
          ) : null}
          <Button variant={nearest ? 'quiet' : 'primary'} onClick={() => onFilter(NO_FILTER)}>
            Clear filters
          </Button>
        </>
      }
    >
      <p>
        {nearest
          ? `Nothing is called “${search}”. Did you mean ${nearest}?`
          : 'No country passes all filters at this income. Take one off to see more.'}
      </p>
    </EmptyState>
  );
}
