import { useEffect, useState } from 'react';
import { useStudio } from '../../shell/studio';
import { tellLive } from './NotLive';
import type { PublishState, Way } from './protocol';
import { errorMessage } from '../../../document/errorMessage';

/** How often the server is asked how far it has come. */
const POLL_INTERVAL_MS = 400;

/** What is published and what happens, as the server knows it. */
interface Publishing {
  state: (PublishState & { before?: number | undefined }) | undefined;
  /** Why the last request was refused. */
  failure: string;
  start: (way: Way) => void;
  cancel: () => void;
}

/** Publishes, and follows how far it has come: also if another tab has begun it. */
export function usePublishing(): Publishing {
  const { session } = useStudio();
  const { api } = session;
  const [state, setState] = useState<PublishState>();
  const [failure, setFailure] = useState('');
  /** The size of what was live before. */
  const [before, setBefore] = useState<number>();

  useEffect(() => {
    const read = () => {
      api.ask<PublishState>('publish').then(setState).catch(failWith(setFailure));
    };
    return session.isSaved.subscribe(read);
  }, [api, session]);

  useEffect(() => {
    if (state) tellLive(state);
  }, [state]);

  const isRunning = state?.running !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const follow = async () => {
      const now = await api.ask<Pick<PublishState, 'running' | 'outcome'>>('publish-progress');
      if (now.running) setState((last) => last && { ...last, ...now });
      else setState(await api.ask<PublishState>('publish'));
    };
    const timer = setInterval(() => void follow().catch(failWith(setFailure)), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [api, isRunning]);

  return {
    state: state && { ...state, before },
    failure,
    start(way) {
      setFailure('');
      setBefore(state?.live?.bytes);
      // What came of the last attempt is not what this one comes to: its code would open the draft of then.
      setState((last) => last && { ...last, outcome: undefined });
      const begin = async () => {
        // What was typed last has to be in what is shown around: the server knows only what has reached it.
        await session.whenLevel();
        await api.ask('publish', { way });
        setState(await api.ask<PublishState>('publish'));
      };
      begin().catch(failWith(setFailure));
    },
    cancel() {
      api.ask('publish-cancel', {}).catch(failWith(setFailure));
    },
  };
}

const failWith = (tell: (message: string) => void) => (error: unknown) => tell(errorMessage(error));
