/** What search engines can read about a page besides its text (https://schema.org), only where the page shows it. */
import { calculatorPath, pageAt } from '../../catalogue/pages.ts';
import { TUTORIAL_STEPS } from '../../screens/how-it-works/steps.ts';
import { PAGE_RECORDS } from './metadataFor.ts';

/** A JSON-LD object. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const TUTORIAL = '/how-it-works';

/**
 * The objects of a page: the trail of breadcrumbs on calculators, the four steps of the residency tutorial.
 * @param origin public address of the site without a trailing slash.
 */
export function structuredData(
  path: string,
  origin: string,
  countries: readonly { readonly slug: string; readonly name: string }[],
): readonly StructuredData[] {
  if (path === TUTORIAL) return [tutorial(origin)];
  const page = pageAt(path);
  const country = countries.find(({ slug }) => slug === page?.country);
  return country && page?.regimeIndex !== undefined ? [breadcrumbs(origin, country)] : [];
}

/** As the page shows them, without 'Tax Calculator', which has no page of its own. */
function breadcrumbs(origin: string, { name, slug }: { name: string; slug: string }): StructuredData {
  const trail = [
    ['Home', '/'],
    ['Countries', '/countries'],
    [name, calculatorPath(slug)],
  ] as const;
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

function tutorial(origin: string): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'HowTo',
    name: PAGE_RECORDS[TUTORIAL].title,
    description: PAGE_RECORDS[TUTORIAL].description,
    step: TUTORIAL_STEPS.map(({ id, title, checklist }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      url: `${origin}${TUTORIAL}#${id}`,
      text: checklist.map(({ text }) => `${text}.`).join(' '),
    })),
  };
}
