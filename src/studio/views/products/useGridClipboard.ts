import type { ClipboardEvent } from 'react';
import { useStudio } from '../../shell/studio';
import { textsIn, widthOfBlock, writesOfPaste, writesOfText, type TableOfEntries } from './edits';
import { HEADINGS } from './selection';
import { fromTsv, toTsv } from './tsv';
import type { Products } from './useProducts';
import type { GridSelection } from './useSelection';
import { WORDS } from './words';

/** Copies and cuts cells as spreadsheet programs do, and takes theirs. */
export function useGridClipboard(
  { columns, write }: Products,
  table: TableOfEntries,
  { selection, range, setSelection }: GridSelection,
) {
  const { say } = useStudio();
  return {
    /** Copies, and clears the cells if they are cut. */
    onCopy: (event: ClipboardEvent) => {
      if (event.target !== event.currentTarget || selection.focus.row === HEADINGS) return;
      event.preventDefault();
      const rows = textsIn(range, table);
      event.clipboardData.setData('text/plain', toTsv(rows));
      say(WORDS.copied(rows.length, range.right - range.left + 1));
      if (event.type === 'cut') write(writesOfText(range, ''), WORDS.did.cut);
    },
    paste: (text: string) => {
      const block = fromTsv(text);
      const writes = writesOfPaste(block, range, columns.length);
      write(writes, WORDS.did.paste(block.length, widthOfBlock(block)));
      const last = writes.at(-1);
      if (!last) return;
      const right = writes.reduce((most, { column }) => Math.max(most, column), 0);
      // The end is the anchor: the focus stays where it was pasted.
      setSelection({
        anchor: { row: last.row, column: right },
        focus: { row: range.top, column: range.left },
      });
    },
  };
}
