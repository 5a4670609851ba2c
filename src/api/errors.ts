/** A failed call. Its message is what the error catalogue says. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** The same for a file that an answer is made of: whatever its status, it may be there at the next try. */
export class FileError extends ApiError {
  override readonly name = 'FileError';
}

/**
 * What an answer that is not ok says: its status text from 500 on, its body below. A host's page is no text for a line:
 * there the status text stands for it.
 */
export async function detailOf(response: Response): Promise<string> {
  const isPage = response.headers.get('content-type')?.includes('html');
  return response.status >= 500 || isPage ? response.statusText : response.text();
}

/** Error of an answer that is not ok. */
export async function apiError(response: Response): Promise<ApiError> {
  return new ApiError(response.status, await detailOf(response));
}

/** An answer came, and is not what was asked for. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';

  constructor(cause: unknown) {
    super('The answer could not be read. Check your connection, then try again.', { cause });
  }
}

/** No answer came at all. Its message is a sentence to show; what the browser says of it is the cause. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('There was no answer. Check your connection, then try again.', { cause });
  }
}

/**
 * A source could not read what an answer needs. Its status becomes the status of an answer to somebody else; in the page,
 * where nobody has answered with it, its cause is what is said.
 */
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
