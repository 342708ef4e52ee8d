// Adds the elements chosen in the snippet builder to the preview before the embed's script runs, as on a partner's
// page.

/** The elements to preview. */
export interface Choice {
  elements: { tag: string; attributes: Record<string, string> }[];
  /** The settings on the script's tag, without the prefix 'data-'. */
  settings?: Record<string, string>;
}

const { choice: asked } = Object.fromEntries(new URLSearchParams(location.search));
const { elements, settings = {} } = JSON.parse(asked ?? '{"elements":[]}') as Choice;

// A sandboxed frame has an opaque origin and therefore no storage. Memory replaces it, because without storage the
// preview would show a warning that no partner's page shows.
const memory = new Map<string, string>();
Object.defineProperty(window, 'localStorage', {
  value: {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  },
});

const script = document.getElementById('embed');
// The address of the preview is untrusted (see below), and a catalogue could come from anywhere.
for (const [name, value] of Object.entries(settings))
  if (/^[a-z]+$/.test(name) && name !== 'catalogue') script?.setAttribute(`data-${name}`, value);
document.body.classList.toggle('dark', settings['scheme'] === 'dark');
for (const { tag, attributes } of elements) {
  // The URL is untrusted: it may name only elements of the embed, and no event handlers.
  if (!/^inquiry-[a-z-]+$/.test(tag)) continue;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (!name.startsWith('on')) element.setAttribute(name, value);
  // A line break after each element, as in the code, so that the preview spaces elements as a partner's page does.
  document.body.append(element, '\n');
}
