/** Stands, in development only, where something throws while it is drawn: it says what, where and why. */
export function Failure({ type, path, error }: { type: string; path: string; error: unknown }) {
  return (
    <section className="wrap" role="alert">
      <p className="label">{path}</p>
      <p>“{type}” cannot be drawn:</p>
      <pre>{String(error)}</pre>
    </section>
  );
}
