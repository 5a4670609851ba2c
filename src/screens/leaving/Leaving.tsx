import { useCountries } from '../../api/countries.ts';
import { leavingOfPage } from '../../api/moveTexts.ts';
import { nameInText } from '../../catalogue/format.ts';
import { type LazyComponent, lazyComponent } from '../../ui/lazy.tsx';
import { ReportError } from '../../ui/ReportError.tsx';
import styles from './Leaving.module.css';
import { LeavingPage } from './LeavingPage.tsx';

interface Props {
  /** Slug of the home country. */
  readonly home: string;
}

const pages = new Map<string, LazyComponent<object>>();

/** The page of one home country; its texts are a chunk of their own. */
export default function Leaving({ home }: Props) {
  const Page = pageOf(home);
  return <Page />;
}

/** Brings the texts of a home country here; from then on its page renders at once. */
export function loadLeavingPage(home: string): Promise<void> {
  return pageOf(home).load();
}

function pageOf(home: string): LazyComponent<object> {
  const known = pages.get(home);
  if (known) return known;
  const Page = lazyComponent(async () => {
    const { leaving, leavingYear } = await leavingOfPage(home);
    return {
      default: function LoadedPage() {
        const { data: countries = [] } = useCountries();
        return (
          <LeavingPage
            leaving={leaving}
            year={leavingYear}
            destinations={countries.filter(({ slug }) => slug !== home)}
            report={
              <ReportError
                className={styles.report}
                regime={{ id: leaving.id, name: `Leaving ${nameInText(leaving.name)}` }}
                figure="the page about leaving it"
              />
            }
          />
        );
      },
    };
  });
  pages.set(home, Page);
  return Page;
}
