/** The sections below the fold, in one chunk (lazySections.tsx). */
export { AboutCountry } from './AboutCountry.tsx';
export { CompareBanner } from './CompareBanner.tsx';
export { ExtraSection } from './ExtraSection.tsx';
export { GuideCurves } from './GuideCurves.tsx';
export { IncomeLevels } from './IncomeLevels.tsx';
export { LastingChips } from './LastingChips.tsx';
export { LivingThere } from './LivingThere.tsx';
export { MovingSections } from './MovingSections.tsx';
export { RegimeSections } from './RegimeSections.tsx';
export { SectionsWhenNear } from './SectionsWhenNear.tsx';
export { ShareGuide } from './ShareGuide.tsx';
export { SimilarDestinations } from './SimilarDestinations.tsx';
export { Sources } from './Sources.tsx';

/** Of one country: its styles are not in the pages of all others. */
export const loadMaltaSections = () =>
  import('./MaltaSections.tsx').then(({ MaltaSections }) => MaltaSections);
