import type { Progress } from '../../../studio/views/publish/protocol';

/** Told of each step of publishing. */
export type TellStep = (progress: Progress) => void;
