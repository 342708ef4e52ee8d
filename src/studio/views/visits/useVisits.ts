import { useEffect, useState } from 'react';
import { zoneOf } from '../../../document/dates/changes';
import { errorMessage } from '../../../document/errorMessage';
import type { Visits } from '../../../document/visits/visits';
import { useStudio } from '../../shell/studio';
import type { VisitsAnswer } from './protocol';
import { WORDS } from './words';

/** What is counted, and where it comes from. */
export interface ShownVisits {
  visits: Visits | undefined;
  /** Where it was counted, in a sentence. */
  source: string;
  failure: string;
  isBusy: boolean;
  /** Counts files that were chosen or dropped, in the place of what is shown. */
  read: (files: readonly File[]) => void;
}

/** The visits of the log that the config names, or of files that somebody opens. */
export function useVisits(): ShownVisits {
  const { session } = useStudio();
  const [visits, setVisits] = useState<Visits>();
  const [source, setSource] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      try {
        await session.whenLevel();
        const answer = await session.api.ask<VisitsAnswer>('visits');
        if (isLeft) return;
        setVisits(answer.visits);
        setSource(WORDS.fromLog(answer.log ?? '', answer.files ?? 0));
        setFailure(answer.failure ?? '');
      } catch (error) {
        if (!isLeft) setFailure(errorMessage(error));
      }
      if (!isLeft) setBusy(false);
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [session]);
  const read = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setBusy(true);
    setFailure('');
    try {
      const { readLogFiles } = await import('./readLogFile');
      const options = { zone: zoneOf(session.root.peek()), now: new Date() };
      setVisits(await readLogFiles(files, options));
      setSource(WORDS.fromFiles(files.length));
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { visits, source, failure, isBusy, read: (files) => void read(files) };
}
