// Puts the elements that somebody has chosen in the snippet builder into the preview, before the script of the
// embed runs: the page is a stranger's page that happens to be ours.

/** What the builder asks to see. */
export interface Choice {
  widgets: string[];
  product?: string;
  source?: string;
  dark?: boolean;
}

const { choice: asked } = Object.fromEntries(new URLSearchParams(location.search));
const { widgets, product, source, dark } = JSON.parse(asked ?? '{"widgets":[]}') as Choice;

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
for (const name of widgets) {
  // Only names: whoever writes the address makes nothing but elements of the embed.
  if (!/^[a-z]+$/.test(name)) continue;
  const element = document.createElement(`inquiry-${name}`);
  if (name === 'add' && product) element.setAttribute('product', product);
  if (name === 'products') element.setAttribute('limit', '4');
  document.body.append(element);
}
