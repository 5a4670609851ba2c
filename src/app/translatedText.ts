/**
 * Browsers translate a page by putting elements into the places of its text nodes. React keeps the nodes that it has
 * made: what it wrote later would go to texts that are no longer on the page, and what it took away would not be found.
 */

/** What stands on the page instead of a node that React has made. */
const standIns = new WeakMap<Node, readonly ChildNode[]>();
/** The node that it stands for. */
const originals = new WeakMap<Node, Node>();

/** Keeps a page up to date although it is translated, from now on. */
export function startTranslatedText(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      else for (const node of record.removedNodes) follow(node, record);
    }
  });

  /** Remembers what has come into the place of a text, or of what stood there for it. */
  function follow(removed: Node, record: MutationRecord): void {
    const original = originals.get(removed) ?? removed;
    if (!(original instanceof Text) || removed.isConnected) return;
    const found = cameFor(record);
    if (found.length === 0) return;
    standIns.set(original, found);
    for (const node of found) originals.set(node, original);
    observer.observe(original, { characterData: true });
  }

  observer.observe(document, { childList: true, subtree: true });
  guardNodes();
}

/** Translators put something in and take the text out with one call, or with two; React does so with none. */
function cameFor({ addedNodes, previousSibling, nextSibling }: MutationRecord): readonly ChildNode[] {
  if (addedNodes.length > 0) return [...addedNodes] as ChildNode[];
  return [previousSibling, nextSibling].filter(isFont).slice(0, 1);
}

function isFont(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === 'font';
}

/** A new text counts: it takes its place again, where the translator finds it. */
function putBack(text: Node): void {
  const [first, ...more] = standInsOf(text);
  standIns.delete(text);
  first?.replaceWith(text);
  for (const node of more) node.remove();
}

/** What stands for a node now; nothing where it is on the page itself. */
function standInsOf(node: Node): readonly ChildNode[] {
  return node.isConnected ? [] : (standIns.get(node) ?? []).filter(({ isConnected }) => isConnected);
}

/** The child of a parent that a node was moved into; null where it is a child itself, or somewhere else. */
function fontAround(node: Node, parent: Node): Node | null {
  let around: Node | null = node.parentNode;
  while (isFont(around) && around.parentNode !== parent) around = around.parentNode;
  return isFont(around) ? around : null;
}

/** Lets React take away and move what a translator has replaced, or moved into an element of its own. */
function guardNodes(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;

  function removeStandIns(node: Node): boolean {
    const found = standInsOf(node);
    for (const one of found) one.remove();
    return found.length > 0;
  }

  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) {
      if (removeStandIns(child)) return child;
      if (fontAround(child, this) && child.parentNode) return removeChild.call(child.parentNode, child) as T;
    }
    return removeChild.call(this, child) as T;
  };

  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    removeStandIns(node);
    const isChild = before === null || before.parentNode === this;
    const place = isChild ? before : (standInsOf(before)[0] ?? fontAround(before, this) ?? before);
    return insertBefore.call(this, node, place) as T;
  };

  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    removeStandIns(node);
    return appendChild.call(this, node) as T;
  };
}
