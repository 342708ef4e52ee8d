import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const FIRST = 'redirects › 1';
const withRedirect = (from: string, to: string): [string, string] => [
  '"redirects": [',
  `"redirects": [{ "from": "${from}", "to": "${to}" },`,
];

/** A redirect from an invalid source. */
const from = (start: string, says: string, advises: string): Case => ({
  with: `from ${start}`,
  swap: withRedirect(start, '/store'),
  at: `"from": ▸"${start}", "to": "/store"`,
  path: `${FIRST} › from`,
  says,
  advises,
});
const FILES = 'Remove the redirect, or start it at another address.';

/** A redirect to an address without a page. */
const to = (end: string): Case => ({
  with: `to ${end}`,
  swap: withRedirect('/old', end),
  at: `"to": ▸"${end}"`,
  path: `${FIRST} › to`,
  says: `A redirect cannot lead to "${end}".`,
  advises: 'Redirect to a page ("/contact") or to a web address ("https://company.com/page").',
});

const kept = (start: string): Case =>
  from(start, `"${start}" is kept for files of the site: the redirect would hide them.`, FILES);

const CASES: Case[] = [
  {
    with: 'from an address with and without a slash',
    swap: ['"redirects": [', '"redirects": [{ "from": "/shop/", "to": "/store" },'],
    at: '"from": ▸"/shop", "to": "/store/category/all"',
    path: 'redirects › 2 › from',
    says: 'There are two redirects from "/shop".',
    advises: 'Keep the right one.',
  },
  {
    with: "to itself by the site's own domain",
    swap: withRedirect('/old', 'https://www.brackwater.internal/old/?from=mail'),
    at: '"to": ▸"https://www.brackwater.internal/old/?from=mail"',
    path: `${FIRST} › to`,
    says: '"/old" redirects back to itself.',
    advises: 'Redirect it to a page.',
  },
  kept('/robots.txt'),
  kept('/embed/v1.js'),
  kept('/_headers'),
  kept('/services/index.html'),
  from(
    '/caf%C3%A9',
    '"/caf%C3%A9" contains a character code ("%…"), which servers do not compare.',
    'Write it as people read it: "/café".',
  ),
  from(
    '/a%20b',
    '"/a%20b" contains a character code ("%…"), which servers do not compare.',
    'Write it without "%".',
  ),
  to('tel:+441632960123'),
  to('mailto:yard@brackwater.internal'),
];

describe('a config with an invalid or dead redirect', () => {
  it.each(CASES)('says what to do: one $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('reports one to a missing anchor', async () => {
    const { problems } = await check(swap(GOOD, ...withRedirect('/old', '#about')));
    expect(problems.map(({ message }) => message)).toEqual(['A redirect cannot lead to "#about".']);
  });

  it.each([
    ['/café', '/store'],
    ['/old', 'https://www.brackwater.internal/store'],
    ['/old.html', 'https://forum.harbour.internal/old.html'],
    ['/robots', '/store'],
  ])('says nothing of one that is right: from %s to %s', async (start, end) => {
    expect((await check(swap(GOOD, ...withRedirect(start, end)))).problems).toEqual([]);
  });
});
