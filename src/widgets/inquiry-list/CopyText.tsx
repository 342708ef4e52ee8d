import { useId, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './text-field.module.css';

/**
 * A button that copies a text. Where the browser refuses, the text itself is shown, selected, to be copied
 * by hand [W5].
 */
export function CopyText({
  label,
  text,
  copied,
  byHand,
}: {
  label: string;
  /** Asked for at the press, so that it is up to date and nobody pays for it before. */
  text: () => string;
  /** Said when it has worked. */
  copied: string;
  /** Said above the text when it has not. */
  byHand: string;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** What could not be copied; empty where it could. */
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
