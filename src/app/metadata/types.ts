/** A page's metadata record. Open Graph and Twitter fall back to the main title and description. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  readonly ogTitle?: string;
  readonly ogDescription?: string;
  readonly twitterTitle?: string;
  readonly twitterDescription?: string;
}
