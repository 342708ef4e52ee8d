import { useEffect, useState } from 'react';
import { useStudio } from '../../shell/studio';

/** Measured once each: encoding a photo takes a second. */
const known = new Map<string, number>();

/** The bytes that a phone gets of a picture; undefined until they are measured. */
export function usePhoneSize(src: string): number | undefined {
  const { session } = useStudio();
  const { api } = session;
  const [size, setSize] = useState(known.get(src));
  useEffect(() => {
    let isHere = true;
    setSize(known.get(src));
    if (known.has(src)) return undefined;
    void api
      .ask<{ bytes: number }>(`picture-weight?${new URLSearchParams({ src })}`)
      .then(({ bytes }) => {
        known.set(src, bytes);
        if (isHere) setSize(bytes);
      })
      // A file that cannot be read has its mistake shown beside it.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [api, src]);
  return size;
}
