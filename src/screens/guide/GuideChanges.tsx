/** What has changed and will change in the country, in the list that /changes has of all. */
import { Link } from 'wouter';
import { changes } from '../../api/lawChanges.ts';
import { aheadAndPast, changesFeedPath, changesKnownOn, filteredChanges } from '../../catalogue/changes.ts';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { ChangeList } from '../../ui/ChangeList.tsx';
import styles from './GuideDetails.module.css';

/** The page of the country is about it: entries need not name it. */
const noPlace = () => null;

export default function GuideChanges({ country: { slug } }: { readonly country: CountryGuide }) {
  const own = filteredChanges(changes, { country: slug, status: null });
  const { ahead, past } = aheadAndPast(own, changesKnownOn(changes));
  return (
    <>
      <ChangeList changes={[...ahead, ...past]} countryOf={noPlace} />
      <p className={styles.onward}>
        <Link href="/changes">Changes in all countries</Link>
        {' · '}
        <a href={changesFeedPath(slug)} type="application/atom+xml">
          Atom feed
        </a>
      </p>
    </>
  );
}
