import styles from '../../src/ui/icon/icon.module.css';

/** Stands in for the icon of the site: those of the widgets are of one shape each. */
export function Icon({
  nodes: [[Shape, attributes]],
  size = 24,
}: {
  nodes: readonly [readonly ['path', { d: string }]];
  size?: number;
}) {
  return (
    <svg
      className={styles['icon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <Shape {...attributes} />
    </svg>
  );
}
