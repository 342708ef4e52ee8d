/** Development only: replaces a block without a component and says which file to write. */
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
