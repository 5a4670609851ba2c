/** What is known about leaving and about arriving; functions that keep their identity, for `useLoaded`. */
import { loadLeaving } from 'virtual:lowtide/leaving';
import { loadPractical } from 'virtual:lowtide/practical';

/** @param id of a home country */
export const loadLeavingOf = (id: string) => loadLeaving[id]?.().then(({ leaving }) => leaving);

/** @param slug of a destination */
export const loadPracticalOf = (slug: string) => loadPractical[slug]?.().then(({ practical }) => practical);
