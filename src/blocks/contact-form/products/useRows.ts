import { useEffect, useRef, useState } from 'react';
import { linesOf, type ProductLine } from '../../../cart/productLines';
import css from './product-rows.module.css';
import { rowsIn } from './rowsIn';

/** A row with a key that stays the same when others are removed. */
interface Row extends ProductLine {
  key: number;
}

/** The class of the text area while rows stand in its place. */
const AWAY = css.away ?? '';

let lastKey = 0;

/** The rows of a text, or an empty one. */
function rowsOf(text: string): Row[] {
  const lines = rowsIn(text);
  return (lines.length > 0 ? lines : [{ product: '', quantity: 1 }]).map(
    ({ product, quantity }) => ({ product, quantity, key: (lastKey += 1) }),
  );
}

/**
 * The rows of the text area with this id, which follows them, and which they follow when the form is emptied. `around`
 * is for the element whose first children are the rows.
 */
export function useRows(id: string) {
  const around = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where the focus goes once the rows are drawn: to the field or the button of a row. */
  const goal = useRef<{ index: number; to: 'input' | 'button:last-child' }>(undefined);
  const [rows, setRows] = useState<readonly Row[]>([]);

  useEffect(() => {
    const text = document.getElementById(id) as HTMLTextAreaElement | null;
    if (!text) return undefined;
    area.current = text;
    const read = () => setRows(rowsOf(text.value));
    read();
    // Kept in the form: its label and its mistakes lead to it, and from it to the rows.
    text.classList.add(AWAY);
    text.tabIndex = -1;
    const end = new AbortController();
    text.addEventListener('focus', () => around.current?.querySelector('input')?.focus(), end);
    // The fields are emptied after the event.
    text.form?.addEventListener('reset', () => void setTimeout(read), end);
    return () => {
      end.abort();
      text.classList.remove(AWAY);
      text.removeAttribute('tabindex');
    };
  }, [id]);

  useEffect(() => {
    const { index, to } = goal.current ?? {};
    goal.current = undefined;
    if (index === undefined) return;
    around.current?.children[index]?.querySelector<HTMLElement>(`:scope > ${to}`)?.focus();
  });

  const put = (changed: readonly Row[]) => {
    setRows(changed);
    if (!area.current) return;
    area.current.value = linesOf(changed);
    // As if it had been typed, so that the form keeps it and takes back what it has said.
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const change = (key: number, changed: Partial<ProductLine>) =>
    put(rows.map((row) => (row.key === key ? Object.assign({}, row, changed) : row)));
  const add = () => {
    goal.current = { index: rows.length, to: 'input' };
    put([...rows, ...rowsOf('')]);
  };
  const remove = (key: number) => {
    const left = rows.filter((row) => row.key !== key);
    const index = Math.min(
      rows.findIndex((row) => row.key === key),
      Math.max(left.length - 1, 0),
    );
    goal.current = { index, to: 'button:last-child' };
    put(left.length > 0 ? left : rowsOf(''));
  };
  const replace = (text: string) => put(rowsOf(text));
  return { around, rows, lines: linesOf(rows), change, add, remove, replace };
}
