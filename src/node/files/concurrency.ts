/** How many files are read or compressed at the same time: enough to keep all cores busy, few enough for the memory. */
export const FILES_AT_A_TIME = 16;
