import type { TaxKind } from '../tax/index.ts';
import type { WorkingFacts } from './TaxWorking.tsx';
import { useModule } from './useModule.ts';

const load = () => import('./TaxWorking.tsx');

/** A line's working, brought here when it is first asked for. */
export function LazyTaxWorking(props: { readonly kind: TaxKind; readonly facts: WorkingFacts }) {
  const { module, failed } = useModule(load);
  if (failed) return <p role="alert">The working did not load. Close it and try again.</p>;
  return module ? <module.TaxWorking {...props} /> : <p>Working it out…</p>;
}
