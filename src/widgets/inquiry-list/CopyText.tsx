// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './text-field.module.css';

/**
 * A button that copies a text to the clipboard. If the browser refuses, it shows the text, selected, for copying by
 * hand [W5].
 */
export function CopyText({
  label,
  text,
  copied,
  byHand,
}: {
  label: string;
  /** Computed on click, so that it is current and costs nothing before. */
  text: () => string;
  /** Announced on success. */
  copied: string;
  /** Shown above the text on failure. */
  byHand: string;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** The text that could not be copied; empty after success. */
  const [left, setLeft] = useState<string>();

  useLayoutEffect(() => {
    if (!left) return;
    field.current?.focus();
    field.current?.select();
  }, [left]);

  const copy = async () => {
    const wanted = text();
    try {
      await navigator.clipboard.writeText(wanted);
      setLeft('');
    } catch {
      setLeft(wanted);
    }
  };
  return (
    <div className={css.field} data-scripted="">
      <button
        type="button"
        className={buttonClass({ look: 'outline', small: true })}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <div role="status">{left === '' && <p>{copied}</p>}</div>
      {left && (
        <>
          <p id={id}>{byHand}</p>
          <textarea ref={field} readOnly rows={6} value={left} aria-labelledby={id} />
        </>
      )}
    </div>
  );
}
