/** What a partner and children change: the same fold on guides and on pages of schemes. */
import { lazyComponent } from '../../ui/lazy.tsx';
import type { FamilyFactsProps } from './FamilyFacts.tsx';
import { GuideFold, Late } from './GuideFold.tsx';

const FamilyFacts = lazyComponent<FamilyFactsProps>(async () => ({
  default: (await import('./FamilyFacts.tsx')).FamilyFacts,
}));

export function FamilyFold(props: FamilyFactsProps) {
  return (
    <GuideFold id="family" title="With your family" hint="What a partner and children change.">
      <Late>
        <FamilyFacts {...props} />
      </Late>
    </GuideFold>
  );
}
