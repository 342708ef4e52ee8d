import { Trash2 } from 'lucide-react';
import { IconButton } from '../ui/IconButton';
import styles from './form.module.css';

/** Takes a group or list away, from the end of its legend's line; its name says what. Undo brings it back, so nothing asks. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <span className={styles['clear']}>
      <IconButton label={label} icon={Trash2} size={15} onClick={onClick} />
    </span>
  );
}
