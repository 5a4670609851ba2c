/** A problem inside one file; the caller adds the file's name. */
export interface Note {
  readonly path: string;
  readonly message: string;
}
