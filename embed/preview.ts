// Adds the elements chosen in the snippet builder to the preview before the embed's script runs, as on a partner's
// page.

/** The elements to preview. */
export interface Choice {
  elements: { tag: string; attributes: Record<string, string> }[];
  /** Of the script's tag, without 'data-'. */
  settings?: Record<string, string>;
}

const { choice: asked } = Object.fromEntries(new URLSearchParams(location.search));
const { elements, settings = {} } = JSON.parse(asked ?? '{"elements":[]}') as Choice;

// A sandboxed frame has an opaque origin, so no storage. Replaced by memory, since a partner's page has storage and
// would see no warning.
const memory = new Map<string, string>();
Object.defineProperty(window, 'localStorage', {
  value: {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  },
});

const script = document.getElementById('embed');
// The catalogue could be anybody's: see below.
for (const [name, value] of Object.entries(settings))
  if (/^[a-z]+$/.test(name) && name !== 'catalogue') script?.setAttribute(`data-${name}`, value);
document.body.classList.toggle('dark', settings['scheme'] === 'dark');
for (const { tag, attributes } of elements) {
  // The URL is untrusted: it may name only elements of the embed, and no event handlers.
  if (!/^inquiry-[a-z-]+$/.test(tag)) continue;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (!name.startsWith('on')) element.setAttribute(name, value);
  // A line each, as in the code: what is between them on a partner's page is between them here.
  document.body.append(element, '\n');
}
