import { Trash2 } from 'lucide-react';
import styles from './form.module.css';

/** Takes something away; its name says what. Undo brings it back, so nothing asks. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      className={styles['icon']}
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Trash2 size={15} />
    </button>
  );
}
