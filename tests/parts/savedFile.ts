import { vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** The file that the app hands to the browser at a press; nothing is put into the folder of downloads. */
export async function savedFile(press: () => Promise<void>): Promise<SavedFile> {
  const saved = Promise.withResolvers<HTMLAnchorElement>();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.resolve(this);
  });
  await press();
  const { href, download } = await saved.promise;
  click.mockRestore();
  const answer = await fetch(href);
  return { name: download, text: await answer.text() };
}
