/**
 * The sections below the fold. They are prerendered like all else; only their code comes later, so that the calculator
 * does not wait for it.
 */
import { type ComponentType, memo, Suspense, useDeferredValue, useMemo } from 'react';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';

type Sections = typeof import('./belowFold.ts');

/**
 * A section whose code may come after its properties have changed (docs/architecture.md, hydration).
 * @param part what to say that did not load; one section speaks for all.
 */
function lazySection<Props extends object>(
  pick: (sections: Sections) => ComponentType<Props> | Promise<ComponentType<Props>>,
  part?: string,
) {
  const Section = lazyComponent<Props>(async () => ({ default: await pick(await import('./belowFold.ts')) }));
  return memo(function LazySection(props: Props) {
    const shown = useDeferredValue(props);
    return useMemo(
      () => (
        <PartBoundary part={part}>
          <Suspense fallback={null}>
            <Section {...shown} />
          </Suspense>
        </PartBoundary>
      ),
      [shown],
    );
  });
}

export const AboutCountry = lazySection((sections) => sections.AboutCountry);
export const CompareBanner = lazySection((sections) => sections.CompareBanner);
export const ExtraSection = lazySection((sections) => sections.ExtraSection);
export const GuideCurves = lazySection((sections) => sections.GuideCurves);
export const IncomeLevels = lazySection((sections) => sections.IncomeLevels);
export const LastingChips = lazySection((sections) => sections.LastingChips);
export const SectionsWhenNear = lazySection((sections) => sections.SectionsWhenNear);
export const LivingThere = lazySection((sections) => sections.LivingThere);
export const MaltaSections = lazySection((sections) => sections.loadMaltaSections());
export const MovingSections = lazySection((sections) => sections.MovingSections);
export const RegimeSections = lazySection((sections) => sections.RegimeSections, 'The rest of this page');
export const ShareGuide = lazySection((sections) => sections.ShareGuide);
export const SimilarDestinations = lazySection((sections) => sections.SimilarDestinations);
export const Sources = lazySection((sections) => sections.Sources);
