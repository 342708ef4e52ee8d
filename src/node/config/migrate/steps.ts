import type { Step } from './step';

const modules = import.meta.glob<Step>(['./steps/*.ts', '!./steps/*.test.ts'], {
  eager: true,
  import: 'default',
});

/** All steps there are, from the oldest version on. A new file in steps/ is found by itself. */
export const STEPS: readonly Step[] = Object.values(modules).toSorted((a, b) => a.from - b.from);
