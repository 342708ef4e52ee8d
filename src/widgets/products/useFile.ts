import { useCallback, useEffect, useState } from 'react';
import { fetchedFile, fetchFile } from './files';

/** The state of a file: fetched (`content`), failed, or neither yet. */
export interface FileState<T> {
  content: T | undefined;
  failed: boolean;
  /** Retries a failed fetch. A 404 means that a new release has replaced the file: then it reloads the page. */
  retry: () => void;
}

/**
 * Fetches a file of the catalogue as soon as it is `wanted` and has an address. `T` is the type that the build has
 * written.
 */
export function useFile<T>(address: string | undefined, wanted: boolean): FileState<T> {
  const [, setTurn] = useState(0);
  const [error, setError] = useState<Error>();
  const failed = error !== undefined;
  // Written by the build that names the file, so the shape is trusted.
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
