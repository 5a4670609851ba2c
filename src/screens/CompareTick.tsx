import type { Assessed } from '../assess/assessor.ts';
import { nameInText } from '../catalogue/format.ts';

interface Props {
  readonly of: Assessed;
  /** Ids of the regimes in the comparison. */
  readonly compared: readonly string[];
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** Takes a scheme into the comparison, and out of it. */
export function CompareTick({ of: { country, regime }, compared, onCompare }: Props) {
  return (
    <label className="no-print">
      <input
        type="checkbox"
        aria-label={`Compare ${nameInText(country.name)}, ${regime.name}`}
        checked={compared.includes(regime.id)}
        onChange={({ target }) => onCompare(regime.id, target.checked)}
      />
    </label>
  );
}
