/*
 * Stands in the page of the installed app's start, behind its root (src/build/routePages.ts), and runs before the first paint: goes
 * where the last opening led, or paints what the page showed last (src/screens/plan/start/painted.ts).
 */
(() => {
  // A link of this site that was shared with the app.
  const query = new URLSearchParams(location.search);
  const addresses = `${query.get('url')} ${query.get('text')}`.match(/https?:\/\/\S+/g) || [];
  const shared = addresses.find((address) => address.startsWith(`${location.origin}/`));
  if (shared) {
    location.replace(shared);
    return;
  }
  // The comparison is asked for, which React knows.
  if (query.has('compare')) return;
  // Without a mark something may be kept all the same, which React finds.
  let kept = {};
  try {
    kept = JSON.parse(localStorage['lowtide-start']);
  } catch (_) {}
  if (kept.at) {
    location.replace(kept.at);
    return;
  }
  const now = new Date();
  const two = (value) => `${value}`.padStart(2, '0');
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const add = (place, parts, space) => {
    for (const part of parts) {
      if (typeof part === 'string') {
        place.append(part);
        continue;
      }
      const [name, attributes, ...inside] = part;
      const namespace = name === 'svg' ? 'http://www.w3.org/2000/svg' : space;
      const element = document.createElementNS(namespace, name);
      for (const key in attributes) {
        if (key === 'style') element.style.cssText = attributes[key];
        else element.setAttribute(key, attributes[key]);
      }
      add(element, inside, namespace);
      const { until, on } = element.dataset;
      // Days that are still to come are fewer by now; what was said of another day is not said.
      if (until)
        element.textContent = Math.max(0, Math.round((Date.parse(until) - Date.parse(today)) / 864e5));
      if (on && on !== today) element.style.visibility = 'hidden';
      place.append(element);
    }
  };
  const place = document.getElementById('painted');
  // A picture cannot answer: what is pressed on it waits for React.
  place.addEventListener('click', ({ target }) => {
    const pressed = target.closest('button, label');
    if (pressed) place.dataset.pressed = pressed.textContent;
  });
  try {
    const shown = document.createDocumentFragment();
    add(shown, kept.shown || [], 'http://www.w3.org/1999/xhtml');
    place.replaceChildren(shown);
  } catch (_) {}
})();
