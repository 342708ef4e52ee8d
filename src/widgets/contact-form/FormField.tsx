// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { ReactNode } from 'react';
import css from './contact-form.module.css';
import type { Ties } from './props';

/** A control, or a group of them, with its label, hint and error message. */
export function FormField({
  id,
  label,
  isGroup,
  condition,
  hint,
  help,
  fault,
  children,
}: {
  id: string;
  label: string;
  /** Whether it is several controls, of which each has its own label. */
  isGroup: boolean;
  /** On what it is shown, as in ui/form/conditions. */
  condition: string | undefined;
  /** Shown beside the label: 'Optional'. */
  hint?: string | undefined;
  /** Shown below the label. */
  help?: string | undefined;
  fault: string | undefined;
  children: (ties: Ties) => ReactNode;
}) {
  const about = [help && `${id}-help`, fault ? `${id}-fault` : hint && `${id}-hint`];
  const ties = {
    id,
    'aria-invalid': fault !== undefined,
    'aria-describedby': about.filter(Boolean).join(' ') || undefined,
  };
  const [Frame, Name] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  return (
    <Frame
      className={css.field}
      data-when={condition}
      data-early={condition && 'conditions'}
      // It may have been hidden by now. React warns in development alone, and Preact would write the attribute.
      suppressHydrationWarning={import.meta.env.DEV && condition !== undefined}
      // Read out with the name of the group.
      aria-describedby={isGroup ? ties['aria-describedby'] : undefined}
    >
      <Name {...(!isGroup && { htmlFor: id })}>{label}</Name>{' '}
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {children(ties)}
      {fault && (
        <p id={`${id}-fault`} className={css.fault}>
          {fault}
        </p>
      )}
    </Frame>
  );
}
