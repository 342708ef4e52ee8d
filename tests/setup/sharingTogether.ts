import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sharesModules } from './sharingModules.ts';

/** Runs the test files that share modules one after another: any other file between two of them would end that. */
export default class SharingTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method of that name, which returns a new array
    const sorted = await super.sort(files);
    const isSharing = ({ moduleId }: TestSpecification) => sharesModules(moduleId);
    const first = sorted.findIndex(isSharing);
    if (first < 0) return sorted;
    return [
      ...sorted.slice(0, first),
      ...sorted.filter(isSharing),
      ...sorted.slice(first).filter((file) => !isSharing(file)),
    ];
  }
}
