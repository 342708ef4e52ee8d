import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvRows, type CsvRow } from './csvRows';

const read = (parts: string[], delimiter = ','): CsvRow[] => [...csvRows(parts, delimiter)];

const cellsOf = (text: string): string[][] => read([text]).map(({ cells }) => cells);

/** A text in parts of some length. */
function cut(text: string, length: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += length) parts.push(text.slice(at, at + length));
  return parts;
}

const CELL = string({ unit: constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'é'), maxLength: 6 });

describe('the rows of a CSV file', () => {
  it('are what was written, in whatever parts they come, and lose no character', () => {
    const table = array(array(CELL, { minLength: 2, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    });
    assert(
      property(
        table,
        integer({ min: 1, max: 9 }),
        constantFrom('\n', '\r\n', '\r'),
        constantFrom(',', ';'),
        (rows, length, newline, delimiter) => {
          const text = Papa.unparse(rows, { newline, delimiter, quotes: true }) + newline;
          const found = read(cut(text, length), delimiter);
          expect(found.map(({ cells }) => cells)).toEqual(rows);
          expect(found.map(({ raw }) => raw).join('')).toBe(text);
          expect(found.every(({ wrong }) => wrong === undefined)).toBe(true);
        },
      ),
    );
  });

  it('may end in different ways, and the last one not at all', () => {
    expect(cellsOf('a,b\r\n1,2\n3,4\r5,6')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it('may have inches and other quotation marks inside of a cell', () => {
    expect(cellsOf('Valve 2" NPT,x\n"2"" valve" ,y')).toEqual([
      ['Valve 2" NPT', 'x'],
      ['2" valve', 'y'],
    ]);
  });

  it('say which quotation mark never ends', () => {
    const [, second] = read(['a,b\n1,"2\n3,4\n']);
    expect(second?.wrong).toContain('never ends');
  });

  it('say in which line a text begins that never ends, also below cells of several lines', () => {
    const [, , third] = read(['a,b\n"one\ntwo",2\n3,"4\n5,6\n']);
    expect(third?.wrong).toContain('It stands in line 4.');
  });

  it('end with a text that never ends, however much follows, which is read only once', () => {
    const line = `1,${'x'.repeat(98)}\n`;
    let given = 0;
    function* parts() {
      yield 'a,b\n1,"2\n';
      for (; given < 200; given += 1) yield line.repeat(650);
    }
    const rows = [...csvRows(parts(), ',')];
    expect(rows).toHaveLength(2);
    expect(rows[1]?.wrong).toContain('It stands in line 2.');
    expect(given).toBe(200);
    // Not all of the 13 MB have been searched for the end.
    expect(rows[1]?.raw.length).toBeLessThan(5_000_000);
  });

  it('say whose quotation marks cannot be read', () => {
    const [, second, third] = read(['a,b\n1,"two" ball,valve\n3,4\n']);
    expect(second?.wrong).toContain('write each one twice');
    expect(third).toEqual({ cells: ['3', '4'], raw: '3,4\n' });
  });
});
