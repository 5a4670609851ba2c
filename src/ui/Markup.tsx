import { Fragment } from 'react';

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
  return text.split('**').map((part, index) => {
    const key = `${index}:${part}`;
    return index % 2 === 1 ? <strong key={key}>{part}</strong> : <Fragment key={key}>{part}</Fragment>;
  });
}
