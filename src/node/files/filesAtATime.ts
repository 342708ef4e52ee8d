/** Concurrent file reads, writes and compressions: enough to keep all cores busy, without much memory. */
export const FILES_AT_A_TIME = 16;
