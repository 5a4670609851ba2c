/** What a path shows before any script has run. */
export interface PrerenderedPage {
  /** Content of the root element. */
  readonly html: string;
  /** Source file of the path's screen, below src/. */
  readonly screenFile: string;
  /** Slug of the country whose long texts the page shows. */
  readonly guide: string | null;
  /** Module that the path's route loads beside its screen. */
  readonly texts: string | null;
}
