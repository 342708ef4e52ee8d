import { describe, expect, it } from 'vitest';
import { didPaste } from './leftovers';

describe('what other programs leave in a text', () => {
  it.each([
    ['Magnetkobling\u00A0for pumpe', 'Magnetkobling for pumpe', 'after "Magnetkobling"'],
    ['Flow \u00A0rate', 'Flow rate', 'after "Flow"'],
    ['\u00A0Pumps', 'Pumps', 'at its beginning'],
    ['Pum\u200Bps', 'Pumps', 'after "Pum"'],
    ['\uFEFFPumps', 'Pumps', 'at its beginning'],
    ['\uF0B7 Pumps', 'Pumps', 'at its beginning'],
    ['Call \u202A+47 70\u202C', 'Call +47 70', 'after "Call"'],
    ['Pumps\u2028Fans', 'Pumps Fans', 'after "Pumps"'],
    ['Pumps\u00AD and fans', 'Pumps and fans', 'after "Pumps"'],
  ])('is found and taken out: %j', (text, cleaned, position) => {
    const pasted = didPaste(text);
    expect(pasted.cleaned).toBe(cleaned);
    expect(pasted.found[0]?.position).toBe(position);
  });

  it.each([
    ['a number and its unit', '10\u00A0kW'],
    ['the signs of French', 'Pompes\u00A0: «\u00A0oui\u00A0»\u202F!'],
    ['short words', 'Havsund\u00A0AS, w\u00A0Krakowie'],
    ['a soft hyphen within a word', 'Magnet\u00ADkobling'],
    ['Persian joined letters', 'می\u200Cخواهم'],
    ['Arabic directions', 'مضخة \u200E10 kW'],
    ['Thai words', 'ปั๊ม\u200Bน้ำ'],
    ['Hindi letters', 'क्\u200Dष'],
    ['a family of signs', '👩\u200D🔧'],
    ['two spaces, typed', 'two  spaces'],
  ])('is not confused with %s', (_, text) => {
    expect(didPaste(text)).toEqual({ found: [], cleaned: text });
  });
});
