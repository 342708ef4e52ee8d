/** Converts offsets of a text to lines and columns, both from 1. */
export function lineIndex(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The number of the line at an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}

/** Answers questions about the lines of a text. */
export interface Lines {
  /** The indentation of the line at an offset. */
  indent(offset: number): number;
  /** Whether only white space precedes an offset on its line. */
  starts(offset: number): boolean;
}

/** Caches the last line, since a file may be one line with a million brackets. */
export function linesOf(text: string): Lines {
  let start = 0;
  let end = -1;
  let indent = 0;
  const find = (offset: number): void => {
    if (offset >= start && offset <= end) return;
    start = text.lastIndexOf('\n', offset - 1) + 1;
    const next = text.indexOf('\n', offset);
    end = next < 0 ? text.length : next;
    indent = /^[ \t]*/.exec(text.slice(start, Math.min(end, start + 200)))?.[0].length ?? 0;
  };
  return {
    indent(offset) {
      find(offset);
      return indent;
    },
    starts(offset) {
      find(offset);
      return offset <= start + indent;
    },
  };
}
