/** A failed call. Its message is what the error catalogue says. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** Error of an answer that is not ok: its status text from 500 on, its body below. */
export async function apiError(response: Response): Promise<ApiError> {
  const detail = response.status >= 500 ? response.statusText : await response.text();
  return new ApiError(response.status, detail);
}

/** No answer came at all. Its message is a sentence to show; what the browser says of it is the cause. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('There was no answer. Check your connection, then try again.', { cause });
  }
}

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
