import css from './code.module.css';

/** A code sample, wrapped so that it fits any width. */
export function Code({ children }: { children: string }) {
  return (
    <pre className={css.code}>
      <code>{children}</code>
    </pre>
  );
}
