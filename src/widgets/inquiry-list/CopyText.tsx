import { useId, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './copy-text.module.css';

/**
 * A button that copies a text. Where the browser refuses, the text itself is shown, selected, to be copied
 * by hand (spec R27: 'Copy list' is always there).
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
  const [outcome, setOutcome] = useState<'copied' | { refused: string }>();
  const refused = typeof outcome === 'object' ? outcome.refused : undefined;

  useLayoutEffect(() => {
    if (typeof outcome !== 'object') return;
    field.current?.focus();
    field.current?.select();
  }, [outcome]);

  const copy = async () => {
    const wanted = text();
    try {
      await navigator.clipboard.writeText(wanted);
      setOutcome('copied');
    } catch {
      setOutcome({ refused: wanted });
    }
  };
  return (
    <div className={css.copy} data-scripted="">
      <button
        type="button"
        className={buttonClass({ look: 'outline', small: true })}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <div role="status">{outcome === 'copied' && <p>{copied}</p>}</div>
      {refused !== undefined && (
        <>
          <p id={id}>{byHand}</p>
          <textarea ref={field} readOnly rows={6} value={refused} aria-labelledby={id} />
        </>
      )}
    </div>
  );
}
