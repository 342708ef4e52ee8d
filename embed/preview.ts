// Puts the elements that somebody has chosen in the snippet builder into the preview, before the script of the
// embed runs: the page is a stranger's page that happens to be ours.

/** What the builder asks to see. */
export interface Choice {
  elements: { tag: string; attributes: Record<string, string> }[];
  source?: string;
  dark?: boolean;
}

const { choice: asked } = Object.fromEntries(new URLSearchParams(location.search));
const { elements, source, dark } = JSON.parse(asked ?? '{"elements":[]}') as Choice;

// Browsers give no storage to a frame of no origin. A partner's page has one, and is not told that it has none.
const memory = new Map<string, string>();
Object.defineProperty(window, 'localStorage', {
  value: {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  },
});

const script = document.getElementById('embed');
if (source) script?.setAttribute('data-source', source);
if (dark) script?.setAttribute('data-scheme', 'dark');
document.body.classList.toggle('dark', dark ?? false);
for (const { tag, attributes } of elements) {
  // The address is untrusted: it may name elements of the embed only, and no event handlers.
  if (!/^inquiry-[a-z-]+$/.test(tag)) continue;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (!name.startsWith('on')) element.setAttribute(name, value);
  document.body.append(element);
}
