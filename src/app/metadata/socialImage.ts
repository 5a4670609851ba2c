/** The picture that other sites show beside a link: the country's own on its pages, the site's elsewhere. */
const COUNTRY_PAGE = /^\/(?:tax-calculator|country-guides)\/(.+?)(?:-[12])?$/;

/** Path of the 1200 × 630 picture of a page (public/social, drawn by data/pictures/social.ts). */
export function socialImageOf(path: string): string {
  return `/social/${COUNTRY_PAGE.exec(path)?.[1] ?? 'site'}.png`;
}
