import { describe, expect, it } from 'vitest';
import { parseInline, parseText, readMarkdown } from './parse';

describe('[K7] a paragraph with Markdown', () => {
  it('stays a string without emphasis and links', () => {
    for (const text of [
      'Four generations.',
      'DIN 7 * 3 * 2',
      'part_no_7',
      '# 1 in the region',
      '- 5 °C',
    ])
      expect(parseInline(text)).toBe(text);
  });

  it('has emphasis and links, also nested', () => {
    expect(parseInline('Since **1962**, *on [the slip](/yard#slip)*.')).toEqual([
      'Since ',
      { tag: 'strong', text: '1962' },
      ', ',
      { tag: 'em', text: ['on ', { href: '/yard#slip', text: 'the slip' }] },
      '.',
    ]);
  });

  it('stays one paragraph, whatever its line breaks', () => {
    expect(parseInline('*One*\n\n# two\n- three')).toEqual([
      { tag: 'em', text: 'One' },
      ' # two\n- three',
    ]);
  });

  it('keeps an escaped character', () => {
    expect(parseInline(String.raw`4 \* 4 \[mm]`)).toBe('4 * 4 [mm]');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://a.example',
    '//a.example',
    'contact',
  ])('has no link to %s', (href) => {
    expect(parseInline(`[Here](${href})`)).toBe('Here');
  });

  it('shows HTML, character references and images verbatim', () => {
    const html = '<b onclick="x()">R&amp;D</b> <https://a.example> `code`';
    expect(parseInline(`${html} \\*`)).toBe(`${html} *`);
    expect(JSON.stringify(parseInline('![Slip](/images/slip.svg)'))).not.toContain('src');
  });
});

describe('[K7] a longer text', () => {
  it('has paragraphs, headings and lists, whose items are separate entries', () => {
    const text = ['## Data', 'We keep *little*.', '- name', '- address', '3. three', '4. four'];
    expect(parseText(text)).toEqual([
      { tag: 'h2', text: 'Data' },
      { tag: 'p', text: ['We keep ', { tag: 'em', text: 'little' }, '.'] },
      { tag: 'ul', items: [[{ tag: 'p', text: 'name' }], [{ tag: 'p', text: 'address' }]] },
      {
        tag: 'ol',
        start: 3,
        items: [[{ tag: 'p', text: 'three' }], [{ tag: 'p', text: 'four' }]],
      },
    ]);
  });

  it('has nested lists', () => {
    expect(parseText(['- one\n  - two'])).toEqual([
      {
        tag: 'ul',
        items: [
          [
            { tag: 'p', text: 'one' },
            { tag: 'ul', items: [[{ tag: 'p', text: 'two' }]] },
          ],
        ],
      },
    ]);
  });

  it('has hard line breaks', () => {
    expect(parseText(['3 Ropewalk\\\nHarbour Town'])).toEqual([
      { tag: 'p', text: '3 Ropewalk\nHarbour Town' },
    ]);
  });

  it('loses no text', () => {
    const text = ['<script>x</script>', '> quote', '***', '[a]: /b', '    indented'];
    expect(parseText(text)).toEqual(
      ['<script>x</script>', '> quote', '***', '[a]: /b', 'indented'].map((words) => ({
        tag: 'p',
        text: words,
      })),
    );
  });

  it('gives the checker its links and headings', () => {
    const read = readMarkdown('### Your *rights*: [write](/contact) or [run](javascript:x)', false);
    expect(read.headings).toEqual([{ level: 3, words: 'Your rights: write or run' }]);
    expect(read.links).toEqual([
      { href: '/contact', isSafe: true },
      { href: 'javascript:x', isSafe: false },
    ]);
  });
});
