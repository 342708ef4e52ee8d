/** Development only: replaces a block that throws with its type, path and error. */
export function Failure({ type, path, error }: { type: string; path: string; error: unknown }) {
  return (
    <section className="wrap" role="alert">
      <p className="label">{path}</p>
      <p>“{type}” cannot be drawn:</p>
      <pre>{String(error)}</pre>
    </section>
  );
}
