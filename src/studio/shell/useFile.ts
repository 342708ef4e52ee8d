import { useEffect, useState } from 'react';
import { useStudio } from './studio';

/**
 * The address of a file of Studio's server, fetched with Studio's key before it can be shown or downloaded.
 * @param name Of its request: 'publish-code'.
 * @returns Undefined until it has come.
 */
export function useFile(name: string): string | undefined {
  const { session } = useStudio();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isHere = true;
    const show = (file: Blob) => {
      if (!isHere) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    };
    // The bar says that the server does not answer.
    session.api.file(name).then(show, () => {});
    return () => {
      isHere = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [session, name]);
  return url;
}
