import styles from './controls.module.css';

/** Narrows a list down by what is typed. `label` is its name and its placeholder: 'Search pictures'. */
export function SearchField({
  label,
  value,
  onChange,
  onEnter,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Takes the first of what is found. */
  onEnter?: () => void;
}) {
  return (
    <input
      className={styles['input']}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
