import { Link } from 'wouter';
import { nameInText } from '../../catalogue/format.ts';
import { againstDestination } from '../../catalogue/leaving.ts';
import { LEAVING_PAGES } from '../../catalogue/leavingPages.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Recommendation } from '../../situation/recommendations.ts';
import { loadLeavingOf } from '../loadMove.ts';
import { useLoaded } from '../useLoaded.ts';
import styles from './Answer.module.css';

interface Props {
  readonly first: Recommendation;
  readonly figures: Figures;
}

/** What the country of today has against the destination, and the page about leaving it. */
export function Against({ first, figures: { situation } }: Props) {
  const { home } = situation;
  const id = home && 'country' in home ? home.country : null;
  const leaving = useLoaded(id, loadLeavingOf);
  if (!leaving) return null;
  const page = LEAVING_PAGES.find(({ name }) => name === leaving.name);
  const against = againstDestination(leaving, first.country.slug);
  return (
    <p className={against.length > 0 ? styles.against : styles.living}>
      {against.join(' ')}{' '}
      {page ? <Link href={page.path}>{`What leaving ${nameInText(page.name)} means`}</Link> : null}
    </p>
  );
}
