import { useEffect, useState } from 'react';
import { useStudio } from '../../shell/studio';

/** Measured once each: encoding a photo takes a second. */
const known = new Map<string, number>();

/** The bytes that a phone gets of a picture; undefined until they are measured. For one picture as long as it is drawn. */
export function usePhoneSize(src: string): number | undefined {
  const { session } = useStudio();
  const { api } = session;
  const [size, setSize] = useState(known.get(src));
  useEffect(() => {
    let isHere = true;
    const measure = async () => {
      const { bytes } = await api.ask<{ bytes: number }>(
        `picture-weight?${new URLSearchParams({ src })}`,
      );
      known.set(src, bytes);
      if (isHere) setSize(bytes);
    };
    // A file that cannot be read has its mistake shown beside it.
    if (!known.has(src)) measure().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [api, src]);
  return size;
}
