/** A source could not read what an answer needs. Its status becomes the status of the answer. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  constructor(
    readonly status: number,
    readonly statusText: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
