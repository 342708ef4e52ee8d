import { at, chatLink, seen, within, type Kit } from './kit';

/** Between name and quantity stands the code. */
const LINES = [
  /• The host's own pump \[.+\] \(Quantity: 2\)/,
  /• The host's own fan \[.+\] \(Quantity: 3\)/,
];

/** Selectors that match once a widget is rendered, by its tag. */
const DRAWN = [
  ['inquiry-products', '[data-inquiry-add]'],
  ['inquiry-contact', 'input, textarea'],
  ['inquiry-chat', 'button, a'],
] as const;

/** Checks that all widgets are rendered, and that the list links to a message with its contents. */
export async function handOver(kit: Kit): Promise<void> {
  const link = await kit.until(
    'the list shows the link that hands it over',
    at('inquiry-list', () => seen(chatLink('inquiry-list'))),
  );
  const text = decodeURIComponent(link.href);
  kit.check(/^https:\/\/wa\.me\/\d{8,}\?text=/.test(link.href), `the link is ${link.href}`);
  for (const line of LINES) kit.check(line.test(text), `${line.source} is not in: ${text}`);
  kit.check(
    link.target === '_blank' && link.rel.includes('noopener'),
    'the link opens in the page itself',
  );
  const { textTransform, direction } = getComputedStyle(link);
  kit.check(textTransform === 'none', 'words of ours are in upper case');
  kit.check(direction === 'ltr', 'words of ours run from right to left');
  // The colour comes from the theme, and the box from the sheet that all widgets share: a bare link has neither.
  const { backgroundColor, boxSizing } = getComputedStyle(link);
  kit.check(backgroundColor !== 'rgba(0, 0, 0, 0)', 'the link has no colour of the theme');
  kit.check(boxSizing === 'border-box', `the link has box-sizing: ${boxSizing}`);
  for (const [tag, selector] of DRAWN) {
    const look = () => within(tag, selector);
    await kit.until(`${tag} is drawn`, at(tag, look));
    await kit.until(`${tag} is seen`, () => seen(look()));
  }
}
