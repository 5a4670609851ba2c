import type { ComponentProps } from 'react';
import { Button } from '../ui/Button.tsx';
import { useOffline } from './store.ts';
import { acceptUpdate } from './worker.ts';

/**
 * Accepts the new version. The browser may take some seconds to hand over, while the old version finishes what it
 * is doing; the button says so and stays where the focus is.
 */
export function UpdateButton({ variant = 'primary' }: Pick<ComponentProps<typeof Button>, 'variant'>) {
  const { isUpdating } = useOffline();
  return (
    <Button variant={variant} aria-disabled={isUpdating} onClick={acceptUpdate}>
      {isUpdating ? 'Updating…' : 'Update now'}
    </Button>
  );
}
