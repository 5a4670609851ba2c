/** What a guide's folds and their parts share. */
import { type ReactNode, useId } from 'react';
import type { CountryGuide, GuideRegime, Reference } from '../../catalogue/entities.ts';
import type { Figures } from '../../situation/figures.ts';
import { Fold } from '../../ui/Fold.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import type { FamilyFactsProps } from './FamilyFacts.tsx';
import styles from './GuideDetails.module.css';

/** What a part is about. */
export interface PartProps {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly figures: Figures;
}

interface GuideFoldProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** One of the four folds of a guide. */
export function GuideFold({ title, hint, children }: GuideFoldProps) {
  return (
    <Fold title={<h2>{title}</h2>} hint={hint} isWide>
      <div className={styles.inside}>{children}</div>
    </Fold>
  );
}

interface GuidePartProps {
  /** Where links to it lead. */
  readonly id?: string;
  readonly title: ReactNode;
  /** What it comes to, in a sentence. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a fold under its heading. */
export function GuidePart({ id, title, lead, children }: GuidePartProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {lead ? <p className={styles.soft}>{lead}</p> : null}
      {children}
    </section>
  );
}

/** What depends on today's date, or would be too long for the page's first packets. */
export function Late({ children }: { readonly children: ReactNode }) {
  return (
    <WhenNear failure="This part did not load. Open the page again to see it.">{() => children}</WhenNear>
  );
}

const FamilyFacts = lazyComponent<FamilyFactsProps>(() => import('./FamilyFacts.tsx'));

/** What a partner and children change, on guides and on pages of schemes. */
export function LateFamily(props: FamilyFactsProps) {
  return (
    <Late>
      <FamilyFacts {...props} />
    </Late>
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
