/** In place of the shim for React before 18 that wouter brings. */
export { useSyncExternalStore } from 'react';
