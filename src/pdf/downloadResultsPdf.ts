import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { buildPdf } from './buildPdf.ts';
import { paginate } from './paginate.ts';
import styles from './ResultsPages.module.css';
import { blockCount, ResultsPages } from './ResultsPages.tsx';
import { RESULTS_FILE_NAME, type ResultsDocument } from './resultsDocument.ts';
import { saveFile } from './saveFile.ts';

/**
 * Builds the PDF of the wizard's results in the browser and hands it over as a download (specification §9, PDF).
 * Nothing is left on the page afterwards, whatever happens.
 * @throws {Error} when the file cannot be made
 */
export async function downloadResultsPdf(results: ResultsDocument): Promise<void> {
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  stage.inert = true;
  stage.setAttribute('aria-hidden', 'true');
  document.body.append(stage);
  const root = createRoot(stage);
  try {
    const all = Array.from({ length: blockCount(results) }, (_, block) => block);
    const render = (pages: readonly (readonly number[])[]) =>
      flushSync(() => root.render(createElement(ResultsPages, { results, pages })));

    render([all]);
    await document.fonts.ready;
    const heights = elements(stage, '[data-block]').map((block) => block.getBoundingClientRect().height);
    const room = Math.min(...elements(stage, '[data-body]').map((body) => body.clientHeight));
    render(paginate(heights, room));
    const pages = elements(stage, '[data-page]');
    saveFile(await buildPdf(pages, 'Your Recommended Tax Regimes'), RESULTS_FILE_NAME);
  } finally {
    root.unmount();
    stage.remove();
  }
}

function elements(stage: HTMLElement, selector: string): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(selector)];
}
