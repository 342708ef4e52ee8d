import { Trash2 } from 'lucide-react';
import { IconButton } from '../ui/IconButton';
import { focusField } from './focusField';
import styles from './form.module.css';
import { useHost } from './formHost';
import { WORDS } from './words';

/**
 * Takes a group or list away, from the end of its legend's line; its name says what. Undo brings it back, so nothing
 * asks. The focus goes to the button that waits in its place.
 */
export function RemoveButton({ at, label }: { at: string; label: string }) {
  const { change } = useHost();
  const remove = () => {
    change([{ op: 'unset', at }]);
    focusField(at);
  };
  return (
    <span className={styles['clear']}>
      <IconButton label={WORDS.clear(label)} icon={Trash2} size={15} onClick={remove} />
    </span>
  );
}
