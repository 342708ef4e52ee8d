// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { ReactNode } from 'react';
import css from './contact-form.module.css';

/** The attributes that associate a control with its label, hint and error. */
export interface Ties {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A control with its label, hint and error message. */
export function FormField({
  id,
  label,
  hint,
  fault,
  children,
}: {
  id: string;
  label: string;
  /** Shown beside the label: 'Optional'. */
  hint?: string | undefined;
  fault: string | undefined;
  children: (ties: Ties) => ReactNode;
}) {
  const about = fault ? `${id}-fault` : hint && `${id}-hint`;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>{' '}
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': fault !== undefined, 'aria-describedby': about })}
      {fault && (
        <p id={`${id}-fault`} className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
