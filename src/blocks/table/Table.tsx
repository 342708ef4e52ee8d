import cx from 'classnames';
import { createElement } from 'react';
import type { TableBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { Section } from '../../ui/section/Section';
import { TableFrame } from '../../ui/table/TableFrame';
import css from './table.module.css';

/** A cell, and what it is the heading of. */
interface Cell {
  as: 'col' | 'row' | undefined;
  text: string;
  /** Counted from 0. */
  column: number;
}

/** A table, of figures or words. */
export default function Table(props: BlockProps<TableBlock>) {
  const { caption, rows: table, firstColumn, note } = props;
  const { head, rows, numbers } = table;
  const rowOf = (cells: readonly Cell[]) =>
    // Children passed as arguments need no keys.
    createElement(
      'tr',
      null,
      ...cells.map(({ as, text, column }) =>
        createElement(
          as ? 'th' : 'td',
          { scope: as, className: cx(numbers.includes(column) && css.number) || undefined },
          // '−5 °C' and 'M8 × 1.25' stay in this order in right-to-left pages.
          createElement('bdi', null, text),
        ),
      ),
    );
  const asCell = (text: string, column: number): Cell => ({
    as: column === 0 && firstColumn === 'headings' ? 'row' : undefined,
    text,
    column,
  });
  return (
    <Section {...props} after={sectionActions(props)}>
      <TableFrame
        caption={caption}
        hasRowHeadings={firstColumn === 'headings'}
        className={css.table}
      >
        <thead>{rowOf(head.map((title, column) => ({ as: 'col', text: title, column })))}</thead>
        {createElement('tbody', null, ...rows.map((cells) => rowOf(cells.map(asCell))))}
      </TableFrame>
      {note && <p className={css.note}>{note}</p>}
    </Section>
  );
}
