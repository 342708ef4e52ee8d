import { useState } from 'react';
import { errorMessage } from '../../../document/errorMessage';
import type { TableProgress } from '../../../document/table/progress';
import { useStudio } from '../../shell/studio';
import { followTask } from './followTask';

/** What takes its time with a table: what is being done, how far it has come, and why it has failed. */
export function useTableTask() {
  const { session } = useStudio();
  const [busy, setBusy] = useState('');
  const [progress, setProgress] = useState<TableProgress | undefined>();
  const [failure, setFailure] = useState('');

  /** Does something under these words; resolves to whether it could be done. */
  const attempt = async (words: string, work: (task: string) => Promise<void>) => {
    let isDone = false;
    setBusy(words);
    setFailure('');
    try {
      // The server knows the draft that is seen here.
      await session.whenLevel();
      await followTask(session.api, setProgress, work);
      isDone = true;
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy('');
    return isDone;
  };
  return { busy, setBusy, progress, failure, attempt };
}
