import { goToNextPart } from './parts';
import type { StudioShell } from './studio';

/** A key as the page and Studio itself report it. */
interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey?: boolean;
  shiftKey: boolean;
}

/** Does what a key stands for in all of Studio; true if it stands for something. */
export function onShortcut(studio: StudioShell, press: Press): boolean {
  if (press.key === 'F6') {
    goToNextPart(studio, press.shiftKey ? -1 : 1);
    return true;
  }
  const { undo, redo, open } = studio;
  if (!press.ctrlKey && !press.metaKey) return false;
  const key = press.key.toLowerCase();
  if (key === 's') open('save');
  else if (key === 'k') open('find');
  else if (key === 'h') open('replace');
  else if (key === 'z' && press.shiftKey) redo();
  else if (key === 'z') undo();
  else if (key === 'y') redo();
  else return false;
  return true;
}
