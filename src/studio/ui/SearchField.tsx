import styles from './controls.module.css';

/** Narrows a list down by what is typed. `label` is its name and its placeholder: 'Search pictures'. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <input
      className={styles['input']}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
