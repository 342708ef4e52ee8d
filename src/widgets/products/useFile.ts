import { useCallback, useEffect, useState } from 'react';
import { fetchedFile, fetchFile } from './files';

/** A file as it stands: there, or on its way, or not to be had for now. */
export interface FileState<T> {
  content: T | undefined;
  failed: boolean;
  /** Asks again for a file that has failed; for one that a new release has replaced, by loading the page again. */
  retry: () => void;
}

/**
 * A file of the catalogue, fetched from the moment that it is `wanted`; none without an address. `T` is what the
 * build has put into it.
 */
export function useFile<T>(address: string | undefined, wanted: boolean): FileState<T> {
  const [, setTurn] = useState(0);
  const [error, setError] = useState<Error>();
  const failed = error !== undefined;
  // The build that names the file has written it: its shape needs no check.
  const content = address === undefined ? undefined : (fetchedFile(address) as T | undefined);
  const isMissing = wanted && address !== undefined && content === undefined && !failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let left = false;
    fetchFile(address).then(
      () => left || setTurn((turn) => turn + 1),
      (reason: Error) => left || setError(reason),
    );
    return () => {
      left = true;
    };
  }, [address, isMissing]);
  const isGone = error?.cause === 404;
  const retry = useCallback(() => (isGone ? location.reload() : setError(undefined)), [isGone]);
  return { content, failed, retry };
}
