import { expect, it, vi } from 'vitest';

it('leaves nothing in the first block that React does not draw, and keeps the styles', async () => {
  document.body.innerHTML =
    '<section><h1>Pumps</h1><script id="early" type="none"></script><style>p{}</style><script id="own" type="none"></script></section>';
  // Modules have no current script, as what is inlined has.
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    document.getElementById('own') as HTMLScriptElement,
  );
  await import('./tidy');
  expect(document.body.innerHTML).toBe('<section><h1>Pumps</h1></section>');
  expect([...document.head.children].slice(-3).map(({ localName }) => localName)).toEqual([
    'script',
    'style',
    'script',
  ]);
});
