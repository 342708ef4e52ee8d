import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../../document/errorMessage';
import { useStudio } from '../../shell/studio';
import type { FilesAnswer } from './protocol';
import { nameOf, WORDS } from './words';

/** The files as the server has them, and ways to add, delete and put back one; `failure` is the server's sentence. */
export function useFiles() {
  const { session, host, say } = useStudio();
  const { api } = session;
  const [library, setLibrary] = useState<FilesAnswer>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const read = useCallback(
    () =>
      api
        .ask<FilesAnswer>('files')
        .then(setLibrary, (error: unknown) => setFailure(errorMessage(error))),
    [api],
  );
  useEffect(() => void read(), [read]);
  /** Runs one task at a time. Resolves to nothing where it was refused, which is said. */
  const run = async <T>(task: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setFailure('');
    try {
      return await task();
    } catch (error) {
      setFailure(errorMessage(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    library,
    failure,
    isBusy,
    /** Resolves to the address of the file. */
    upload: (file: File) =>
      run(async () => {
        const src = await host.uploadFile(file);
        say(WORDS.added(nameOf(src)));
        await read();
        return src;
      }),
    remove: async (src: string): Promise<void> => {
      await run(async () => {
        // The server knows only what has reached it.
        await session.whenLevel();
        const left = await api.ask<FilesAnswer>('delete-file', { src });
        // Its button goes with the row: the one that puts it back is next.
        flushSync(() => setLibrary(left));
        document.querySelector<HTMLElement>('[data-restores]')?.focus();
        say(WORDS.removed(nameOf(src)));
      });
    },
    restore: async (id: string): Promise<boolean> => {
      const restored = await run(() => api.ask('restore-file', { id }));
      await read();
      return restored !== undefined;
    },
  };
}
