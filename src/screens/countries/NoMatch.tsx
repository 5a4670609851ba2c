import type { Country } from '../../catalogue/entities.ts';
import { Button } from '../../ui/Button.tsx';
import { Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type CountriesFilter, NO_FILTER } from './countriesQuery.ts';

export interface NoMatchProps {
  /** What was searched for. */
  readonly search: string;
  /** The country that it comes nearest to. */
  readonly nearest: Country | null;
  readonly onFilter: (change: Partial<CountriesFilter>) => void;
}

/** No country passes the filters, or is called what was searched for. */
export function NoMatch({ search, nearest, onFilter }: NoMatchProps) {
  return (
    <EmptyState
      title="No country matches"
      drawing={<Telescope />}
      actions={
        <>
          {nearest ? (
            <Button onClick={() => onFilter({ search: nearest.name })}>{`Show ${nearest.name}`}</Button>
          ) : null}
          <Button variant={nearest ? 'quiet' : 'primary'} onClick={() => onFilter(NO_FILTER)}>
            Clear filters
          </Button>
        </>
      }
    >
      <p>
        {nearest
          ? `Nothing is called “${search}”. Did you mean ${nearest.name}?`
          : 'No country passes all filters at this income. Take one off to see more.'}
      </p>
    </EmptyState>
  );
}
