/**
 * The sections below the fold. They are prerendered like all else; only their code comes later, so that the calculator
 * does not wait for it.
 */
import { type ComponentType, memo, Suspense, useDeferredValue, useMemo } from 'react';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';

type Sections = typeof import('./lowerSections.ts');

/**
 * A section whose properties change before its code is here keeps what was prerendered: React would replace it by
 * nothing if the change were urgent.
 * @param part what to say that did not load; one section speaks for all.
 */
function later<Props extends object>(pick: (sections: Sections) => ComponentType<Props>, part?: string) {
  const Section = lazyComponent<Props>(async () => ({ default: pick(await import('./lowerSections.ts')) }));
  return memo(function Later(props: Props) {
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

export const AboutCountry = later((sections) => sections.AboutCountry);
export const CompareBanner = later((sections) => sections.CompareBanner);
export const ExtraSection = later((sections) => sections.ExtraSection);
export const GuideCurves = later((sections) => sections.GuideCurves);
export const IncomeLevels = later((sections) => sections.IncomeLevels);
export const LastingChips = later((sections) => sections.LastingChips);
export const LaterParts = later((sections) => sections.LaterParts);
export const LivingThere = later((sections) => sections.LivingThere);
export const MaltaSections = later((sections) => sections.MaltaSections);
export const MovingSections = later((sections) => sections.MovingSections);
export const RegimeSections = later((sections) => sections.RegimeSections, 'The rest of this page');
export const ShareGuide = later((sections) => sections.ShareGuide);
export const SimilarDestinations = later((sections) => sections.SimilarDestinations);
export const Sources = later((sections) => sections.Sources);
