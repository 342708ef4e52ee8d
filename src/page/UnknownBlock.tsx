/** Stands, in development only, where a block has no component: it names the block and what to write. */
export function UnknownBlock({ type, path }: { type: string; path: string }) {
  return (
    <section className="wrap" role="alert">
      <p className="label">{path}</p>
      <p>
        There is no component for the block type “{type}”. It belongs into src/blocks/{type}/; “npm
        run new block {type}” writes it.
      </p>
    </section>
  );
}
