import { lazy } from 'react';
import { useToast } from '../ui/toast.ts';

const Toaster = lazy(() => import('../ui/Toaster.tsx'));

/** The toaster's code is loaded with the first toast. */
export function LazyToaster() {
  const everShown = useToast((state) => state.everShown);
  return everShown ? <Toaster /> : null;
}
