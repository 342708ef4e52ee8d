/**
 * Test files that take many seconds: they run commands, builds and servers. They start first, and are left out of
 * `npm test -- --quick`.
 */
export const LONG_TESTS = [
  'tests/readme/commands.test.ts',
  'src/node/dev/plugin.test.ts',
  'src/node/dev/addresses.test.ts',
  'src/node/build/build.test.ts',
  'tests/kill/publishBuild.test.ts',
  'tests/kill/inPlace.test.ts',
  'src/node/cli/scaffold/newElement.test.ts',
  'tests/broken-configs/anything.test.ts',
];
