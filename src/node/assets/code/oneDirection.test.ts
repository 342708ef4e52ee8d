import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { oneDirection } from './oneDirection';

/** What becomes of declarations, or of whole rules, from left to right and from right to left. */
async function both(css: string): Promise<string[]> {
  const isRule = css.includes('{');
  const whole = isRule ? css : `p { ${css} }`;
  const results = (['ltr', 'rtl'] as const).map(async (direction) => {
    const { css: text } = await postcss([oneDirection(direction)]).process(whole, {
      from: undefined,
    });
    return (isRule ? text : text.slice(4, -2)).replace(/\s+/g, ' ').trim();
  });
  return Promise.all(results);
}

describe('a style sheet for one direction', () => {
  it.each([
    ['margin-inline-start: 1px', 'margin-left: 1px', 'margin-right: 1px'],
    ['padding-inline-end: 1px', 'padding-right: 1px', 'padding-left: 1px'],
    ['border-inline-start: 1px solid', 'border-left: 1px solid', 'border-right: 1px solid'],
    ['border-inline-end-color: red', 'border-right-color: red', 'border-left-color: red'],
    ['inset-inline-start: 8px', 'left: 8px', 'right: 8px'],
    ['text-align: end', 'text-align: right', 'text-align: left'],
    ['text-align: start', 'text-align: left', 'text-align: right'],
    [
      'inset-inline: auto calc(1px + 2px)',
      'right: calc(1px + 2px); left: auto',
      'right: auto; left: calc(1px + 2px)',
    ],
    [
      'padding-block: 1px 3px; padding-inline: 4px 2px',
      'padding: 1px 2px 3px 4px',
      'padding: 1px 4px 3px 2px',
    ],
    ['inset-block: 0; inset-inline: auto 0', 'inset: 0 0 0 auto', 'inset: 0 auto 0 0'],
    [
      'border-inline-width: 0 1px',
      'border-right-width: 1px; border-left-width: 0',
      'border-right-width: 0; border-left-width: 1px',
    ],
  ])('says left and right for %s', async (authored, ltr, rtl) => {
    expect(await both(authored)).toEqual([ltr, rtl]);
  });

  it.each(['padding-inline: 4px', 'margin-inline: auto', 'border-inline: 1px solid', 'left: 0'])(
    'keeps what is the same on both sides, and what is meant as it stands: %s',
    async (authored) => {
      expect(await both(authored)).toEqual([authored, authored]);
    },
  );

  it('takes what is for its direction alone, and leaves what is for the other', async () => {
    const css = '.a svg { scale: 1 } .a svg:dir(rtl), .b:dir(ltr) > p { scale: -1 1 }';
    expect(await both(css)).toEqual([
      '.a svg { scale: 1 } .b > p { scale: -1 1 }',
      '.a svg { scale: 1 } .a svg { scale: -1 1 }',
    ]);
    expect((await both('a:dir(rtl) { scale: -1 1 }'))[0]).toBe('');
  });
});
