import cx from 'classnames';
import { Upload } from 'lucide-react';
import styles from './controls.module.css';

/** A button that asks for files. Choosing the same file again asks again. */
export function FileButton({
  label,
  accept,
  isSmall = false,
  isOff,
  multiple = false,
  onChoose,
}: {
  label: string;
  /** Endings and types, as in HTML: '.xlsx,image/*'. */
  accept: string;
  isSmall?: boolean;
  isOff: boolean;
  multiple?: boolean;
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
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={isOff}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onChoose(files);
        }}
      />
    </label>
  );
}
