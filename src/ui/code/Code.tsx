import css from './code.module.css';

/** Lines of code to read or to copy, whole at any width. */
export function Code({ children }: { children: string }) {
  return (
    <pre className={css.code}>
      <code>{children}</code>
    </pre>
  );
}
