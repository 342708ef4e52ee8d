import { describe, expect, it } from 'vitest';
import { mixedTextIn } from './mixedText';
import { isTest, sourcesBelow } from './sources';

describe('a text that a translator may replace', () => {
  it('has an element of its own where something beside it comes and goes', () => {
    const places = sourcesBelow('src', 'embed')
      .filter((source) => source.file.endsWith('.tsx') && !isTest(source))
      // Studio is in its author's language.
      .filter(({ file }) => !/^src\/(studio|node|generated)\//.test(file))
      .flatMap((source) => mixedTextIn(source).map((line) => `${source.file}:${line}`));
    expect(places).toEqual([]);
  });
});

describe('the detector', () => {
  const found = (jsx: string) => mixedTextIn({ file: 'a.tsx', text: `const a = ${jsx};` });

  it.each([
    '<p>{isNew && <b>New</b>} Pump</p>',
    '<p>{isNew && <b>New</b>}{name}</p>',
    "<p><b>Pump</b>{isNew && 'New'}</p>",
    '<p><b>Pump</b>{isNew ? (a) : (b)}</p>',
    '<p><b>Pump</b>{isNew && (<>New</>)}</p>',
    '<><b>Pump</b>{isNew && words.isNew}</>',
  ])('sees %s', (jsx) => {
    expect(found(jsx)).toEqual([1]);
  });

  it.each([
    '<p>{isNew ? a : b}</p>',
    '<p>Pump {isNew && <b>New</b>}</p>',
    '<p>{isNew && <b>New</b>}<span>Pump</span></p>',
    '<p>{isNew && (<b>New</b>)}\n{list?.map((one) => <b>{one}</b>)}</p>',
    '<p><b>{name}</b>{isNew ? <b>New</b> : null}{children}</p>',
    '<p>{name ?? code}<b>Pump</b></p>',
    '<p>{/* None. */}{isNew && a}</p>',
  ])('lets pass %s', (jsx) => {
    expect(found(jsx)).toEqual([]);
  });
});
