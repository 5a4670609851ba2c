/** Scrolls a column to the left edge; the rows' first line has a name before its columns. */
export function goTo(body: HTMLElement | null, column: number): void {
  const line = body?.firstElementChild;
  const [first, cell] = [line?.children[1], line?.children[column + 1]];
  if (!body || !first || !cell) return;
  body.scrollTo({ left: cell.getBoundingClientRect().left - first.getBoundingClientRect().left });
}
