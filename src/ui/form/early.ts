/**
 * Shows and hides fields that depend on others, before React and where it never comes. Blocks put back drafts before.
 */
import { applyConditions } from './conditions';

document.addEventListener('input', ({ target }) => {
  const { form } = target as Partial<HTMLInputElement>;
  if (form) applyConditions(form);
});

document.addEventListener('DOMContentLoaded', () => {
  for (const form of Array.from(document.forms)) applyConditions(form);
});
