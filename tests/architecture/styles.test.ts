import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, sourcesBelow } from './sources';
import { classesOf, spokenSigns, usesIn } from './styles';

const sources = sourcesBelow('src', 'embed').filter((source) => !isTest(source));
const sheets = sources.filter(({ file }) => file.endsWith('.module.css'));
const uses = sources.flatMap((source) =>
  usesIn(source).map(({ sheet, names, beginnings }) => ({
    file: source.file,
    sheet: path.posix.join(path.posix.dirname(source.file), sheet),
    names,
    beginnings,
  })),
);

describe('the style sheets of components', () => {
  it('define every class that a component uses', () => {
    const missing = uses.flatMap(({ file, sheet, names }) => {
      const known = classesOf(sheets.find((one) => one.file === sheet) ?? { file: '', text: '' });
      return names.filter((name) => !known.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(uses.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('define no unused class', () => {
    const left = sheets.flatMap((one) => {
      const users = uses.filter(({ sheet }) => sheet === one.file);
      const isTaken = (name: string) =>
        users.some(
          ({ names, beginnings }) =>
            names.includes(name) || beginnings.some((beginning) => name.startsWith(beginning)),
        );
      return classesOf(one)
        .filter((name) => !isTaken(name))
        .map((name) => `${one.file}: ${name}`);
    });
    expect(left).toEqual([]);
  });
});

describe('every style sheet', () => {
  it('takes no class of another one, which would come again and without its address: Vite warns of that', () => {
    const composing = sheets.filter(({ text }) => /composes:[^;]*\bfrom\b/.test(text));
    expect(composing.map(({ file }) => file)).toEqual([]);
  });

  it('has no lines in pixels for text in rem, which would outgrow them where the visitor has set larger text', () => {
    const fixed = sheets.filter(({ text }) => /font:[^;]*r?em\s*\/\s*[\d.]+px/.test(text));
    expect(fixed.map(({ file }) => file)).toEqual([]);
  });

  it('draws signs that are not read out: beside each stands one without words, which old browsers pass over', () => {
    expect(sheets.flatMap(spokenSigns)).toEqual([]);
  });
});

describe('the detector', () => {
  it('reads signs that are read out, but no quotation marks and empty boxes', () => {
    const text = `.a::after { content: '+'; } .b::after { content: ''; } .c::before { content: open-quote; }
      .d::after { content: '/'; content: '/' / ''; } .e::after { content: '· ' / ''; }`;
    expect(spokenSigns({ file: 'a.module.css', text })).toEqual([
      "a.module.css: '+' is read out",
      "a.module.css: '· ' is not seen in old browsers",
    ]);
  });

  it('reads class names from a style sheet, but no numbers or file names', () => {
    const text = `/* .old {} */
      .card > .image:not(.small), :global(.more) .linked { margin: 0.5rem; background: url(a.svg) }
      @media (max-width: 479.5px) { .card { gap: .5em } }`;
    expect(classesOf({ file: 'a.module.css', text })).toEqual(['card', 'image', 'small', 'linked']);
  });

  it('reads what a component takes, written out and put together', () => {
    const text = `import css from './a.module.css';
      import grid from '../grid.module.css';
      cx(css.card, css['is-big'], css[tone], grid[\`c\${columns}\`], other.css.none);`;
    expect(usesIn({ file: 'A.tsx', text })).toEqual([
      { sheet: './a.module.css', names: ['card', 'is-big'], beginnings: [''] },
      { sheet: '../grid.module.css', names: [], beginnings: ['c'] },
    ]);
  });
});
