import { expect, test } from 'vitest';
import { cspHash } from '../../../src/node/files/assets';
import { byHand } from './byHandPage';
import { handScript } from './makeLimit';

const PAGE = [
  `<meta content="script-src 'self' 'sha256-abc='; object-src 'none'">`,
  `<script id="early" data-boot='{"cart":"acme-cart"}'>early()</script>`,
  '<script type="application/ld+json">{"a":1}</script>',
  '<section data-reveal=""><p data-revealed="1">Text</p></section>',
].join('');

test('the handmade page has one script, which its CSP allows', () => {
  const html = byHand(PAGE, 'use("CART_KEY")');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script>use("acme-cart")</script>');
  expect(html).toContain(`script-src '${cspHash('use("acme-cart")')}';`);
});

test('the handmade page keeps its content, but nothing that only scripts need', () => {
  const html = byHand(PAGE, '');
  expect(html).toContain('<section><p data-revealed="1">Text</p></section>');
});

test('a page without an early script is rejected', () => {
  expect(() => byHand('<p>Text</p>', '')).toThrow('no early script');
});

test('the handmade script has at most 1 KB', async () => {
  const script = await handScript();
  expect(script).toContain('CART_KEY');
  expect(script.length).toBeLessThanOrEqual(1000);
});
