import { embedSnippet } from '../../catalogue/embed.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copyText.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import styles from './ShareGuide.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** The page at its income, switch and chart as a link, or its calculator as a card for a page of one's own; only scripts can share. */
export function ShareGuide({ country, regime }: Props) {
  const hasScripts = useHydrated();
  const title = `Tax calculator: ${country.name}`;
  const path = calculatorPath(country.name, country.taxRegimes.indexOf(regime));

  /** Without the person's own income: the page that it is put into is somebody else's to read. */
  function copyCard() {
    const snippet = embedSnippet({ origin: window.location.origin, path, title });
    void copyText(snippet, 'Copied. Paste it into the HTML of your page.');
  }

  return (
    <p className={`no-print ${styles.share}`}>
      {hasScripts ? (
        <>
          <ShareButton title={title} />{' '}
          <Button variant="quiet" onClick={copyCard}>
            Embed
          </Button>
        </>
      ) : null}
    </p>
  );
}
