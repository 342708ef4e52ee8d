import { Fragment, type ReactNode } from 'react';

/** A path with line break opportunities after its slashes, hyphens and underscores, so that words break last. */
export function breakable(name: string): ReactNode {
  const ends = [...name.matchAll(/[/_-]|$/g)].map(({ index }) => index + 1);
  return ends.map((end, place) => (
    <Fragment key={end}>
      {name.slice(ends[place - 1] ?? 0, end)}
      <wbr />
    </Fragment>
  ));
}
