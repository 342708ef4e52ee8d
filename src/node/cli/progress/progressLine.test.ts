import { describe, expect, it } from 'vitest';
import { progressLine } from './progressLine';

/** A terminal of 80 columns, or a log, with a clock that is set by hand. */
function setUp(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  const clock = { ms: 5000 };
  const terminal = { isTTY, columns, write: (text: string) => written.push(text) };
  return { line: progressLine(terminal, () => clock.ms), written, clock };
}

const TOTAL = 100_000;

describe('in a terminal', () => {
  it('says each step at once, on one line', () => {
    const { line, written } = setUp(true);
    line.tell({ step: 'check' });
    line.tell({ step: 'prepare' });
    expect(written).toEqual([
      '\rChecking …\u001B[K',
      '\rPreparing scripts, styles, fonts and pictures …\u001B[K',
    ]);
  });

  it('counts pages, and says how long the others will take', () => {
    const { line, written, clock } = setUp(true);
    line.tell({ step: 'pages', done: 0, total: TOTAL });
    // What comes before the first page says nothing about the others.
    clock.ms += 60_000;
    line.tell({ step: 'pages', done: 1, total: TOTAL });
    clock.ms += 5000;
    line.tell({ step: 'pages', done: 100, total: TOTAL });
    clock.ms += 5000;
    line.tell({ step: 'pages', done: 25_001, total: TOTAL });
    clock.ms += 10_000;
    line.tell({ step: 'pages', done: 99_000, total: TOTAL });
    line.tell({ step: 'pages', done: TOTAL, total: TOTAL });
    expect(written.map((text) => text.slice(1, -3))).toEqual([
      'Writing pages: 0 of 100,000',
      'Writing pages: 1 of 100,000',
      'Writing pages: 100 of 100,000',
      'Writing pages: 25,001 of 100,000, about 30 s left',
      'Writing pages: 99,000 of 100,000, about 5 s left',
    ]);
  });

  it('says minutes where there are several', () => {
    const { line, written, clock } = setUp(true);
    line.tell({ step: 'pages', done: 1, total: TOTAL });
    clock.ms += 10_000;
    line.tell({ step: 'pages', done: 4001, total: TOTAL });
    expect(written.at(-1)).toContain('4,001 of 100,000, about 4 min left');
  });

  it('fits on a line, however narrow', () => {
    const { line, written } = setUp(true, 20);
    line.tell({ step: 'prepare' });
    expect(written).toEqual(['\rPreparing scripts, \u001B[K']);
  });

  it('leaves nothing behind', () => {
    const { line, written } = setUp(true);
    line.clear();
    expect(written).toEqual([]);
    line.tell({ step: 'check' });
    line.clear();
    expect(written.at(-1)).toBe('\r\u001B[K');
  });
});

describe('in a log', () => {
  it('writes nothing about what is done soon', () => {
    const { line, written, clock } = setUp(false);
    line.tell({ step: 'check' });
    clock.ms += 4000;
    line.tell({ step: 'pages', done: 10, total: 30 });
    line.clear();
    expect(written).toEqual([]);
  });

  it('writes a line every ten seconds', () => {
    const { line, written, clock } = setUp(false);
    for (let done = 1; done <= 30_001; done += 1000) {
      line.tell({ step: 'pages', done, total: TOTAL });
      clock.ms += 1000;
    }
    line.clear();
    expect(written).toEqual([
      'Writing pages: 10,001 of 100,000, about 90 s left\n',
      'Writing pages: 20,001 of 100,000, about 80 s left\n',
      'Writing pages: 30,001 of 100,000, about 70 s left\n',
    ]);
  });
});
