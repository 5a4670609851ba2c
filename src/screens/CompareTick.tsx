import type { Assessed } from '../assess/assessor.ts';
import { nameInText } from '../catalogue/format.ts';
import { useComparison } from '../stores/comparison.ts';

/** Takes a scheme into the comparison, and out of it. */
export function CompareTick({ of: { country, regime } }: { readonly of: Assessed }) {
  const { regimeIds, add, remove } = useComparison();
  return (
    <label className="no-print">
      <input
        type="checkbox"
        aria-label={`Compare ${nameInText(country.name)}, ${regime.name}`}
        checked={regimeIds.includes(regime.id)}
        onChange={({ target }) => (target.checked ? add([regime.id]) : remove(regime.id))}
      />
    </label>
  );
}
