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
 * Whether a value of `Site` still waits for the operator: it names the file to set it in, or is an address under
 * `.example`, a domain that is reserved and never leads anywhere.
 */
export function isPlaceholder(value: string): boolean {
  return value.includes('data/site.json') || /\.example(?![a-z0-9.-])/i.test(value);
}
