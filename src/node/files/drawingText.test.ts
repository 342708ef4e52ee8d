import { describe, expect, it } from 'vitest';
import { readDrawing } from './drawingText';

const drawing = (declared: string, text = 'Pumpe für Öl') =>
  `<?xml version="1.0"${declared}?><svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`;
const plain = { text: drawing('') };

describe('a drawing is read in the encoding', () => {
  it('that it declares', () => {
    const bytes = Buffer.from(drawing(' encoding="ISO-8859-1"'), 'latin1');
    expect(readDrawing(bytes)).toEqual(plain);
  });

  it('of Windows in Russia', () => {
    const text = drawing(' encoding="windows-1251"', '?????');
    const bytes = Buffer.from(text, 'latin1');
    bytes.set([0xcd, 0xe0, 0xf1, 0xee, 0xf1], text.indexOf('?????'));
    expect(readDrawing(bytes)).toEqual({ text: drawing('', 'Насос') });
  });

  it('that its first bytes say: UTF-16 in both orders', () => {
    const little = Buffer.from(`\ufeff${drawing(' encoding="UTF-16"')}`, 'utf16le');
    expect(readDrawing(little)).toEqual(plain);
    expect(readDrawing(Buffer.from(little).swap16())).toEqual(plain);
  });

  it('UTF-8, if it says nothing', () => {
    expect(readDrawing(Buffer.from(drawing('')))).toEqual(plain);
    expect(readDrawing(Buffer.from(`\ufeff${drawing('')}`))).toEqual(plain);
  });
});

describe('a drawing that no browser can read', () => {
  it('has another encoding than it says', () => {
    expect(readDrawing(Buffer.from(drawing(''), 'latin1'))).toEqual({
      mistake: 'its text is not in UTF-8, as it should be',
    });
  });

  it('names an encoding that does not exist', () => {
    expect(readDrawing(Buffer.from(drawing(' encoding="latin-9000"')))).toEqual({
      mistake: 'its encoding "latin-9000" is unknown',
    });
  });
});
