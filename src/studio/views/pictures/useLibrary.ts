import { useCallback, useEffect, useState } from 'react';
import { useStudio } from '../../shell/studio';
import type { Library } from './library';
import { errorMessage } from '../../../document/errorMessage';

/** The library as the server has it: `read` asks again; `failure` is the server's sentence. */
export function useLibrary() {
  const { session } = useStudio();
  const { api } = session;
  const [library, setLibrary] = useState<Library | undefined>();
  const [failure, setFailure] = useState('');
  /** Takes over the library that a request answers with. */
  const take = useCallback(async (answer: Promise<Library>) => {
    try {
      const found = await answer;
      setLibrary(found);
      setFailure('');
      return true;
    } catch (error) {
      setFailure(errorMessage(error));
      return false;
    }
  }, []);
  const read = useCallback(async () => take(api.ask<Library>('pictures')), [api, take]);
  useEffect(() => {
    const first = setTimeout(() => void read());
    return () => clearTimeout(first);
  }, [read]);
  return {
    library,
    failure,
    read,
    remove: async (sources: readonly string[]) => {
      // The server knows only what has reached it.
      await session.whenLevel();
      return take(api.ask<Library>('delete-pictures', { src: sources }));
    },
    restore: async (id: string) => {
      try {
        await api.ask('restore-picture', { id });
      } catch (error) {
        setFailure(errorMessage(error));
        return false;
      }
      return read();
    },
  };
}
