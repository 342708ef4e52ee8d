import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  EyeOff,
  FileInput,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { WORDS } from '../words';
import type { BlockCommands } from './useBlockCommands';

/** A button of a block: the command that it gives. */
interface BlockAction {
  command: keyof BlockCommands;
  label: string;
  icon: LucideIcon;
}

/** What can be done with a block as a whole, in the order of its buttons: in its form and on the page. */
export const BLOCK_ACTIONS: readonly BlockAction[] = [
  { command: 'addBelow', label: WORDS.addBelow, icon: Plus },
  { command: 'up', label: WORDS.up, icon: ArrowUp },
  { command: 'down', label: WORDS.down, icon: ArrowDown },
  { command: 'duplicate', label: WORDS.duplicate, icon: CopyPlus },
  { command: 'copy', label: WORDS.copy, icon: Copy },
  { command: 'paste', label: WORDS.paste, icon: ClipboardPaste },
  { command: 'toPage', label: WORDS.toPage, icon: FileInput },
  { command: 'hide', label: WORDS.hide, icon: EyeOff },
  { command: 'remove', label: WORDS.deleteIt, icon: Trash2 },
];
