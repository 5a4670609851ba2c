/** What one does with a guide's answer: plan, and share. */

import { memo, useMemo, useState } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { asFirst, calculatorPath, planPath, regimePath } from '../../catalogue/pages.ts';
import { queryOf } from '../../catalogue/query.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { figuresForLink, withFigures } from '../../situation/address.ts';
import { hasAnswers } from '../../situation/answered.ts';
import { type Figures, sharedHref } from '../../situation/figures.ts';
import { planWith } from '../../stores/plan.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ShareButton } from '../../ui/CopyButton.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import type { CiteDialogProps } from '../CiteDialog.tsx';
import type { EmbedDialogProps } from './EmbedDialog.tsx';
import styles from './Guide.module.css';

export interface SchemeProps {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly figures: Figures;
}

interface WaysProps extends SchemeProps {
  /** Whether the scheme is open at the income. */
  readonly isOpen: boolean;
}

/** What one does with the answer: plan, and share. */
export const Ways = memo(function Ways({ country, regime, figures, isOpen }: WaysProps) {
  return (
    <p className={`no-print actions ${styles.actions}`}>
      {isOpen ? <PlanThis regimeId={regime.id} figures={figures} /> : null}
      <ShareGuide country={country} regime={regime} figures={figures} />
    </p>
  );
});

interface PlanProps extends Pick<SchemeProps, 'figures'> {
  readonly regimeId: string;
}

function PlanThis({ regimeId, figures: { amount, situation } }: PlanProps) {
  return (
    <ButtonLink
      href={withFigures(planPath(regimeId), { income: amount, ...figuresForLink(situation) })}
      onClick={() => planWith(regimeId)}
    >
      Plan this move
    </ButtonLink>
  );
}

const CiteDialog = lazyComponent<CiteDialogProps>(() => import('../CiteDialog.tsx'));
const EmbedDialog = lazyComponent<EmbedDialogProps>(() => import('./EmbedDialog.tsx'));

/** The address of a country means its reader's own scheme: to somebody else it says which one was seen. */
function atScheme(href: string, country: CountryGuide, regimeId: string, { situation }: Figures): string {
  const { origin, pathname, search } = new URL(href);
  if (pathname !== calculatorPath(country.slug) || queryOf(search).has('way') || !hasAnswers(situation))
    return href;
  return origin + asFirst(`${regimePath(country, regimeId)}${search}`, country, regimeId);
}

/** The page as a link, its answer as something to cite, its calculator as a card; only scripts can share. */
export function ShareGuide({ country, regime, figures }: SchemeProps) {
  const hasScripts = useHydrated();
  const title = `Tax calculator: ${country.name}`;
  const schemes = useMemo(() => [{ country, regime }], [country, regime]);
  const [open, setOpen] = useState<'cite' | 'embed' | null>(null);
  const close = () => setOpen(null);
  if (!hasScripts) return null;
  return (
    <>
      <ShareButton
        title={title}
        variant="plain"
        address={(also) => atScheme(sharedHref(also), country, regime.id, figures)}
        more={[
          ['Cite this answer', () => setOpen('cite')],
          // Cards are there for the listed schemes.
          ...(regime.told ? [] : [['Embed the calculator', () => setOpen('embed')] as const]),
        ]}
      />
      {open === null ? null : (
        <PartBoundary part="What can be shared">
          {open === 'cite' ? (
            <CiteDialog schemes={schemes} figures={figures} onClose={close} />
          ) : (
            <EmbedDialog path={regimePath(country, regime.id)} title={title} onClose={close} />
          )}
        </PartBoundary>
      )}
    </>
  );
}
