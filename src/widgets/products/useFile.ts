import { useCallback, useEffect, useState } from 'react';
import { fetchedFile, fetchFile } from './files';

/** A file as it stands: there, or on its way, or not to be had for now. */
export interface FileState<T> {
  content: T | undefined;
  failed: boolean;
  /** Asks again for a file that has failed. */
  retry: () => void;
}

/**
 * A file of the catalogue, fetched from the moment that it is `wanted`; none without an address. `T` is what the
 * build has put into it.
 */
export function useFile<T>(address: string | undefined, wanted: boolean): FileState<T> {
  const [, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);
  // The build that names the file has written it: its shape needs no check.
  const content = address === undefined ? undefined : (fetchedFile(address) as T | undefined);
  const isMissing = wanted && address !== undefined && content === undefined && !failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let left = false;
    fetchFile(address).then(
      () => left || setTurn((turn) => turn + 1),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [address, isMissing]);
  return { content, failed, retry: useCallback(() => setFailed(false), []) };
}
