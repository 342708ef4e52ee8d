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
    const fetchFile = async () => {
      made = URL.createObjectURL(await session.api.file(name));
      setUrl(made);
    };
    void fetchFile();
    return () => {
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [session, name]);
  return url;
}
