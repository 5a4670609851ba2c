import { lazyComponent } from '../lazy.tsx';

// States that few people meet: their drawings come with them.
export const Bottle = lazyComponent(async () => ({ default: (await import('./Bottle.tsx')).Bottle }));
export const Lighthouse = lazyComponent(async () => ({
  default: (await import('./Lighthouse.tsx')).Lighthouse,
}));
export const Telescope = lazyComponent(async () => ({
  default: (await import('./Telescope.tsx')).Telescope,
}));
