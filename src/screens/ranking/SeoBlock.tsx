import { Fragment, type ReactNode, useMemo } from 'react';
import styles from './SeoBlock.module.css';
import { parseSeoHtml, type SeoNode } from './seoHtml.ts';

/** The optional longer text of a ranking page; renders nothing for an empty one. */
export function SeoBlock({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseSeoHtml(html), [html]);
  if (nodes.length === 0) return null;
  return <div className={styles.block}>{nodes.map(rendered)}</div>;
}

function rendered(node: SeoNode, index: number): ReactNode {
  // The order of the nodes never changes: their place is their identity.
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const { element: Element, href, children } = node;
  return (
    <Element key={index} {...(href === null ? {} : { href })}>
      {children.map(rendered)}
    </Element>
  );
}
