import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairsOf } from './pairs';
import { createSources } from './sheets';

const read = createSources(process.cwd());
/** The blocks whose schemas offer a ground. */
const TONED = readdirSync('schemas/blocks')
  .filter((file) => readFileSync(`schemas/blocks/${file}`, 'utf8').includes('"tone"'))
  .map((file) => file.replace('.schema.json', ''));
/** 'ink-2 on paper 4.5' for each pair of a block. */
const pairs = (block: string, ground: string) =>
  pairsOf(read(`src/blocks/${block}`), ground).map(
    ({ text, ground: back, least }) => `${text} on ${back} ${least}`,
  );
const sheet = (text: string, code: string[] = []) =>
  pairsOf({ sheets: [text], code, own: '' }, 'navy').map(
    ({ text: front, ground, least }) => `${front} on ${ground} ${least}`,
  );

describe('the colours of a block', () => {
  it('are paired with its ground, and with their replacements on navy', () => {
    expect(pairs('stats', 'paper')).toContain('ink-2 on paper 4.5');
    expect(pairs('stats', 'navy')).toContain('on-navy-2 on navy 4.5');
    expect(pairs('stats', 'navy').join()).not.toContain('ink-2');
  });

  it.each(TONED)('are light on navy, and dark on paper: %s', (block) => {
    const onNavy = pairs(block, 'navy').filter((pair) => / on navy(-2)? /.test(pair));
    expect(onNavy).toContainEqual(expect.stringMatching(/^on-navy-2 on navy 4\.5$/));
    expect(onNavy.filter((pair) => /^ink|^(error|signal-text) /.test(pair))).toEqual([]);
    const onPaper = pairs(block, 'paper').filter((pair) => / on paper /.test(pair));
    expect(onPaper).toContainEqual(expect.stringMatching(/^ink-2 on paper 4\.5$/));
    expect(onPaper.filter((pair) => pair.startsWith('on-navy'))).toEqual([]);
  });

  it('include those of the components that it imports', () => {
    expect(pairs('contact-form', 'navy')).toContain('on-navy on navy 4.5');
    expect(pairs('contact-form', 'paper')).toContain('error on paper 4.5');
    expect(pairs('stats', 'paper').join()).not.toContain('error');
  });

  it("are those of a sheet on its cards, whatever the block's ground", () => {
    expect(pairs('card-grid', 'navy')).toContain('ink-2 on sheet 4.5');
    expect(pairs('card-grid', 'navy')).toContain('signal-text on sheet 3');
  });
});

describe('a rule of a style sheet', () => {
  it('with its own background is paired with that', () => {
    expect(sheet('.a { background: var(--signal); color: var(--signal-ink) }')).toEqual([
      'signal-ink on signal 4.5',
    ]);
  });

  it('outside of cards has its background replaced on navy like its text', () => {
    const text =
      '.a { background: linear-gradient(red, red), var(--sheet) } .b { color: var(--ink) }';
    expect(sheet(text)).toEqual(['on-navy on navy 4.5', 'on-navy on navy-2 4.5']);
    expect(sheet(text, ["cx('on-sheet', css.a)"])).toEqual([
      'on-navy on navy 4.5',
      'ink on sheet 4.5',
    ]);
  });

  it('needs less contrast for icons, and none for print or disabled controls', () => {
    expect(sheet('.a svg:dir(rtl) { color: var(--line) }')).toEqual(['line on navy 3']);
    expect(
      sheet('@media print { .a { color: var(--ink) } } .b:disabled { color: var(--ink) }'),
    ).toEqual([]);
  });
});
