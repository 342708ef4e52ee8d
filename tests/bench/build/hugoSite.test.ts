import { expect, test } from 'vitest';
import { divide } from './hugoSite';

const page = (name: string) =>
  `<head><meta charset="utf-8"><script>(function(){a={{}}})();</script>` +
  `<meta property="og:type" content="product"><title>${name}</title><meta name="theme-color"></head>` +
  `<body><nav>Menu</nav><main id="content"><h1>${name}</h1></main><footer>End</footer>` +
  `<script id="page-data" type="application/json" data-of="/catalogue/1">{"id":"${name}"}</script>` +
  `<script type="application/ld+json">{"name":"${name}"}</script></body>`;

test('pages that differ in their product have one template, which gives them back', () => {
  const [one, other] = ['Pump', 'Valve'].map((name) => divide(page(name)));
  expect(one?.template).toBe(other?.template);
  expect(one?.template).toContain('<nav>Menu</nav>');
  const filled = other?.template
    .replaceAll('{{ "{{" }}', '{{')
    .replace(/{{ \.Params\.(\w+) }}/g, (_, name: string) => other.values[name] ?? '');
  expect(filled).toBe(page('Valve'));
});
