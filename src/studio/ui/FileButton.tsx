import cx from 'classnames';
import { Upload } from 'lucide-react';
import styles from './controls.module.css';

/** A button that asks for files. Choosing the same file again asks again. Off, it keeps the focus. */
export function FileButton({
  label,
  name,
  accept,
  isSmall = false,
  isOff,
  multiple = false,
  isFolder = false,
  onChoose,
}: {
  label: string;
  /** What it is called where the label alone says too little; it begins with the label. */
  name?: string;
  /** Endings and types, as in HTML: '.xlsx,image/*'. */
  accept: string;
  isSmall?: boolean;
  isOff: boolean;
  multiple?: boolean;
  /** Whether a folder is chosen, with all its files. */
  isFolder?: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  return (
    <label
      className={cx(
        styles['button'],
        isSmall ? styles['small'] : styles['strong'],
        styles['upload'],
      )}
    >
      <Upload size={isSmall ? 15 : 17} aria-hidden />
      {label}
      <input
        ref={(input) => {
          // React has no property for it.
          if (input) input.webkitdirectory = isFolder;
        }}
        type="file"
        aria-label={name}
        accept={accept}
        multiple={multiple}
        aria-disabled={isOff || undefined}
        onClick={(event) => {
          if (isOff) event.preventDefault();
        }}
        onChange={({ target }) => {
          // Files can be dropped on it, too.
          if (isOff) return;
          const files = [...(target.files ?? [])];
          target.value = '';
          onChoose(files);
        }}
      />
    </label>
  );
}
