import { Fragment } from 'react';

/** The spaces within "GEL 500,000", "$U 4,594", "14 million", "31 December". */
const WITHIN_FIGURES =
  /(?<=\b[A-Z]{3}|\$U) (?=\d)|(?<=\d) (?=(?:[mb]illion|Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec))/g;

/** A text of the data as it is shown: an amount or a day stays on one line. */
export function unbroken(text: string): string {
  return text.replace(WITHIN_FIGURES, '\u00a0');
}

/** Text of the data set: `**bold**` becomes strong, each line a paragraph. Never HTML. */
export function Markup({ text }: { readonly text: string }) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (
      <p key={line}>
        <InlineMarkup text={line} />
      </p>
    ));
}

/** The same for one line inside other text. */
export function InlineMarkup({ text }: { readonly text: string }) {
  return unbroken(text)
    .split('**')
    .map((part, index) => {
      const key = `${index}:${part}`;
      return index % 2 === 1 ? <strong key={key}>{part}</strong> : <Fragment key={key}>{part}</Fragment>;
    });
}
