import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { saveFile } from '../ui/saveFile.ts';
import { buildPdf } from './buildPdf.ts';
import styles from './DocumentPages.module.css';
import { DocumentPages } from './DocumentPages.tsx';
import { paginate } from './paginate.ts';

export interface PaperDocument {
  readonly title: string;
  readonly fileName: string;
  /** What may not be cut in two is one block. */
  readonly blocks: readonly ReactNode[];
}

/**
 * Builds a document's PDF in the browser and hands it over as a download (PDF). Nothing is left
 * on the page afterwards, whatever happens.
 * @throws {Error} when the file cannot be made
 */
export async function downloadDocument({ title, fileName, blocks }: PaperDocument): Promise<void> {
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  stage.inert = true;
  stage.setAttribute('aria-hidden', 'true');
  document.body.append(stage);
  const root = createRoot(stage);
  try {
    const render = (pages: readonly (readonly number[])[]) =>
      flushSync(() => root.render(createElement(DocumentPages, { blocks, pages })));

    render([blocks.map((_, block) => block)]);
    await document.fonts.ready;
    const heights = elements(stage, '[data-block]').map((block) => block.getBoundingClientRect().height);
    const room = Math.min(...elements(stage, '[data-body]').map((body) => body.clientHeight));
    render(paginate(heights, room));
    const pages = elements(stage, '[data-page]');
    saveFile(await buildPdf(pages, title), fileName);
  } finally {
    root.unmount();
    stage.remove();
  }
}

function elements(stage: HTMLElement, selector: string): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(selector)];
}
