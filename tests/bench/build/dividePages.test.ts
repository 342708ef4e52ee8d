import { expect, test } from 'vitest';
import { astroPage } from './astroSite';
import { dividePage } from './dividePages';
import { hugoTemplate } from './hugoSite';

const page = (name: string) =>
  `<head><meta charset="utf-8"><script>(function(){a={{}}})();</script>` +
  `<meta property="og:type" content="product"><title>${name}</title><meta name="theme-color"></head>` +
  `<body><nav>Menu</nav><main id="content"><h1>${name}</h1></main><footer>End</footer>` +
  `<script id="page-data" type="application/json" data-of="/catalogue/1">{"id":"${name}"}</script>` +
  `<script type="application/ld+json">{"name":"${name}"}</script></body>`;
const [one, other] = ['Pump', 'Valve'].map((name) => dividePage(page(name)));

test('pages that differ in their product share all pieces', () => {
  expect(one?.pieces).toEqual(other?.pieces);
  const joined = other?.pieces.map((piece) =>
    typeof piece === 'string' ? piece : other.values[piece.name],
  );
  expect(joined?.join('')).toBe(page('Valve'));
});

test('the template for Hugo gives a page back, braces and all', () => {
  const filled = hugoTemplate(other?.pieces ?? [])
    .replaceAll('{{ "{{" }}', '{{')
    .replace(/{{ \.Params\.(\w+) }}/g, (_, name: string) => other?.values[name] ?? '');
  expect(filled).toBe(page('Valve'));
});

test('the page for Astro has each piece as it is, in an expression that ends no script', () => {
  const text = astroPage(other?.pieces ?? []);
  expect(text).not.toContain('</script>');
  const pieces = [...text.matchAll(/<Fragment set:html=\{(?:page\.(\w+)|(".*?[^\\]"))\} \/>/g)].map(
    ([, name, piece]) => (name ? other?.values[name] : (JSON.parse(piece ?? '""') as string)),
  );
  expect(pieces.join('')).toBe(page('Valve'));
});
