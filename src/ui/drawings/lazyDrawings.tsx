import { lazyComponent } from '../lazy.tsx';

// States that few people meet: their drawings come with them, all at once.
export const Bottle = lazyComponent(async () => ({ default: (await import('./drawings.tsx')).Bottle }));
export const Lighthouse = lazyComponent(async () => ({
  default: (await import('./drawings.tsx')).Lighthouse,
}));
export const Telescope = lazyComponent(async () => ({
  default: (await import('./drawings.tsx')).Telescope,
}));
export const Coast = lazyComponent(async () => ({ default: (await import('./drawings.tsx')).Coast }));
