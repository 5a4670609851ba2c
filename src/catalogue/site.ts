/** The operator's details, kept in data/site.json. */
export interface Site {
  /** Public address of the site without a trailing slash, for canonical links and the sitemap. */
  readonly origin: string;
  readonly email: string;
  readonly contactName: string;
  readonly socialLinks: readonly { readonly label: string; readonly url: string }[];
  readonly company: string;
  readonly management: string;
  readonly address: string;
  readonly phone: string;
  readonly register: string;
  readonly capital: string;
  readonly vat: string;
}

/**
 * Whether a value of `Site` still waits for the operator: it calls itself an example, or is an address under `.example`,
 * a domain that is reserved and never leads anywhere.
 */
export function isExample(value: string): boolean {
  return /\bexample\b(?!\.[a-z])/i.test(value);
}

/** Names of the details that are still examples, in the order of the file. */
export function examplesIn(site: Site): (keyof Site)[] {
  return (Object.keys(site) as (keyof Site)[]).filter((name) => {
    const value = site[name];
    return typeof value === 'string'
      ? isExample(value)
      : Array.isArray(value) && value.some(({ label, url }) => isExample(label) || isExample(url));
  });
}
