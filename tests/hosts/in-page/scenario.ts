import { addThings } from './adding';
import { inquiry, type Expected } from './host';
import { createKit, forget, pause, query, seen, within, type Kit } from './kit';
import { leave } from './leaving';
import { handOver } from './handingOver';
import { addToOthers, leaveOthers } from './others';
import { openPanel } from './panel';
import { remember } from './remembering';
import { errorMessage } from '../../../src/document/errorMessage';

/**
 * A visit to a host page with its checks. Runs in the page, whose code may have patched any prototype, so it uses few
 * built-ins.
 * @returns The problems, one per line; '' if there are none.
 */
export async function scenario(expected: Expected): Promise<string> {
  const kit = createKit();
  try {
    await visit(kit, expected);
  } catch (error) {
    kit.check(false, errorMessage(error));
  }
  await forget();
  const { errors } = window.host;
  if (errors.length) kit.check(false, `errors: ${errors.join('\n  ')}`);
  return kit.problems.join('\n');
}

async function visit(kit: Kit, expected: Expected): Promise<void> {
  await kit.until('window.inquiry has come', () => window.inquiry && 'version' in window.inquiry);
  await kit.until('the button to add is seen', () => seen(within('inquiry-add', 'button')));
  if (window.host.upset) {
    window.host.upset();
    await pause(300);
  }
  // Begin in a field of the page, unless a modal dialog of the page keeps the focus.
  if (!query('dialog[open]')) query('#own-field')?.focus();
  const unchanged = remember(kit, expected);
  await addThings(kit);
  unchanged.focusAndScroll('adding');
  if (expected.others) await addToOthers(kit);
  await inquiry().ready;
  await handOver(kit);
  if (!query('dialog[open]')) query('#own-field')?.focus();
  await openPanel(kit);
  unchanged.focus('the panel');
  await unchanged.page();
  await leave(kit);
  if (expected.others) await leaveOthers(kit);
}
