import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sharesModules } from './sharingModules.ts';
import { isSlow } from './testKinds.ts';

/**
 * Starts the slow test files first: one that starts last leaves all cores but its own idle. Vitest only knows their
 * durations from earlier runs, which a fresh clone does not have.
 */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method of that name, which returns a new array
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => isSlow(moduleId);
    return [...sorted.filter(isLong), ...sharingTogether(sorted.filter((file) => !isLong(file)))];
  }
}

/** Puts the files that share modules beside the first of them: any other file between two of them would end that. */
function sharingTogether(files: TestSpecification[]): TestSpecification[] {
  const isSharing = ({ moduleId }: TestSpecification) => sharesModules(moduleId);
  const first = files.findIndex(isSharing);
  if (first < 0) return files;
  return [
    ...files.slice(0, first),
    ...files.filter(isSharing),
    ...files.slice(first).filter((file) => !isSharing(file)),
  ];
}
