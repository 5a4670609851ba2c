/** Bytes of a hash that are kept: 72 bits, which no fault of a line, a host or a disk meets by chance. */
const KEPT = 9;

/** What a file's content is known by, in the build's list as on the device: the beginning of its SHA-256, in base64url. */
export async function contentHash(content: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content)).subarray(0, KEPT);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
