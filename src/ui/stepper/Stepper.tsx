// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useState } from 'react';
import css from './stepper.module.css';
import { asQuantity, isQuantity, parseQuantity } from './parseQuantity';
import { Icon } from '../icon/Icon';
import { MINUS, PLUS } from '../icon/icons';

/** Steps per key, as in a native number field. */
const STEPS: Partial<Record<string, number>> = { Enter: 0, ArrowUp: 1, ArrowDown: -1 };

/**
 * A quantity of at least 1: minus, field, plus. Typing is committed on blur, Enter, arrow up or down, or a press
 * of either button; anything but a number is marked as wrong while it is typed, and becomes 1, which is said [D6].
 */
export function Stepper({
  value,
  onChange,
  label,
  decrease,
  increase,
  unread,
}: {
  value: number;
  onChange: (value: number) => void;
  label: string;
  decrease: string;
  increase: string;
  /** Says that a text is no quantity, and which one has taken its place. */
  unread: (text: string, quantity: number) => string;
}) {
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const current = typed === undefined ? value : parseQuantity(typed);
  const text = typed ?? String(value);
  const commit = (next: number) => {
    setTyped(undefined);
    const quantity = asQuantity(next);
    setSaid(typed === undefined || isQuantity(typed) ? '' : unread(typed, quantity));
    if (quantity !== value) onChange(quantity);
  };
  return (
    <div className={css.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={decrease}
        disabled={current <= 1}
        onClick={() => commit(current - 1)}
      >
        <Icon nodes={MINUS} size={18} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        // While it is emptied for another number, nothing is wrong yet.
        aria-invalid={text.trim() !== '' && !isQuantity(text)}
        value={text}
        size={text.length}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => commit(current)}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined) return;
          // Enter still submits a surrounding form.
          if (step) event.preventDefault();
          commit(current + step);
        }}
      />
      <button type="button" aria-label={increase} onClick={() => commit(current + 1)}>
        <Icon nodes={PLUS} size={18} />
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
