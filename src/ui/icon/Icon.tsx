// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import styles from './icon.module.css';

/** An icon from the config, resolved to shapes by the build. Decorative: never the only label. */
export function Icon({
  nodes,
  size = 24,
}: {
  nodes: readonly (readonly [Tag: string, attributes: Record<string, string>])[];
  /** Width and height in px. */
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
      {nodes.map(([Tag, attributes]) => (
        <Tag key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
