import { inquiry } from './host';
import { at, createKit, forget, launcher, query, seen, within, type Kit } from './kit';

/**
 * Checks that everything is rendered if the first fetch of the widgets fails and the retry succeeds.
 * @returns The problems, one per line; '' if there are none.
 */
export async function secondTry(): Promise<string> {
  const kit = createKit();
  await visit(kit).catch((error: unknown) => kit.check(false, String(error)));
  const { errors } = window.host;
  if (errors.length) kit.check(false, `errors: ${errors.join('\n  ')}`);
  await forget();
  return kit.problems.join('\n');
}

async function visit(kit: Kit): Promise<void> {
  await kit.until('the first try fails', () => window.host.told);
  await kit.until(
    'the contact form is seen',
    at('inquiry-contact', () => seen(within('inquiry-contact', 'input, textarea'))),
  );
  await kit.until('the list is drawn that had come near before', () =>
    within('inquiry-list', '[part=list]'),
  );
  query('#own')?.click();
  const button = await kit.until('the launcher is a button again, not a plain link', () =>
    launcher('button'),
  );
  button.click();
  await kit.until('the panel is seen', () => seen(within('inquiry-panel', 'dialog[open]')));
  inquiry().close();
}
