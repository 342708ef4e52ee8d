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
} from 'lucide-react';
import type { ReactNode } from 'react';
import { WORDS } from '../words';
import { useBlockCommands } from './useBlockCommands';
import styles from './pane.module.css';

/** What can be done with a block as a whole. */
export function BlockActions({ at }: { at: string }) {
  const commands = useBlockCommands(at);
  return (
    <div className={styles['icons']} role="group" aria-label={WORDS.blockActions}>
      <Action label={WORDS.addBelow} onClick={commands.addBelow}>
        <Plus size={17} />
      </Action>
      <Action label={WORDS.up} onClick={commands.up}>
        <ArrowUp size={17} />
      </Action>
      <Action label={WORDS.down} onClick={commands.down}>
        <ArrowDown size={17} />
      </Action>
      <Action label={WORDS.duplicate} onClick={commands.duplicate}>
        <CopyPlus size={17} />
      </Action>
      <Action label={WORDS.copy} onClick={commands.copy}>
        <Copy size={17} />
      </Action>
      <Action label={WORDS.paste} onClick={commands.paste}>
        <ClipboardPaste size={17} />
      </Action>
      <Action label={WORDS.toPage} onClick={commands.toPage}>
        <FileInput size={17} />
      </Action>
      <Action label={WORDS.hide} onClick={commands.hide}>
        <EyeOff size={17} />
      </Action>
      <Action label={WORDS.deleteIt} onClick={commands.remove}>
        <Trash2 size={17} />
      </Action>
    </div>
  );
}

function Action({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      className={styles['icon']}
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
