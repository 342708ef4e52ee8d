/**
 * Test files that take many seconds: they run commands, builds and servers, or draw every page and every form. They
 * start first, and are left out of `npm test -- --quick`.
 */
export const LONG_TESTS = [
  'tests/readme/commands.test.ts',
  'src/node/dev/plugin.test.ts',
  'src/node/dev/addresses.test.ts',
  'src/node/build/build.test.ts',
  'tests/kill/publishBuild.test.ts',
  'tests/kill/publish.test.ts',
  'tests/kill/inPlace.test.ts',
  'tests/kill/studio.test.ts',
  'tests/server/rebuild.test.ts',
  'src/node/embed/packageFiles.test.ts',
  'src/node/studio/publish/toServer.test.ts',
  'src/node/studio/check/checkDraft.test.ts',
  'tests/studio/forms.test.tsx',
  'tests/pages/hydration.test.tsx',
  'tests/pages/frame.test.ts',
  'src/node/studio/check/checker.test.ts',
  'src/node/cli/scaffold/newBlock.test.ts',
  'src/node/cli/scaffold/newElement.test.ts',
  'tests/broken-configs/anything.test.ts',
];
