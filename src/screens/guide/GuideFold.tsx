/** What the parts of a guide's details share. */
import type { ReactNode } from 'react';
import type { CountryGuide, GuideRegime, Reference } from '../../catalogue/entities.ts';
import type { Figures } from '../../situation/figures.ts';
import { Fold } from '../../ui/Fold.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import styles from './GuideDetails.module.css';

/** What a part is about. */
export interface FoldProps {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly figures: Figures;
}

interface GuideFoldProps {
  /** Where links to it lead. */
  readonly id?: string;
  readonly title: string;
  readonly hint: ReactNode;
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

/** A part of the guide under its heading. */
export function GuideFold({ id, title, hint, isLate = false, children }: GuideFoldProps) {
  return (
    <Fold title={<h2>{title}</h2>} hint={hint} isLate={isLate} isWide>
      {/* A link to what is inside opens the fold. */}
      <div id={id} className={styles.inside}>
        {children}
      </div>
    </Fold>
  );
}

/** What depends on today's date, or would be too long for the page's first packets. */
export function Late({ children }: { readonly children: ReactNode }) {
  return (
    <WhenNear failure="This part did not load. Open the page again to see it.">{() => children}</WhenNear>
  );
}

/** Where a statement is written; a law without an address is named only. */
export function SourceOf({ source }: { readonly source: Reference | null }) {
  if (source === null) return null;
  const { title, publisher, url } = source;
  return (
    <small className={styles.source}>
      <TitleLink title={title} url={url} />
      {`, ${publisher}`}
    </small>
  );
}
