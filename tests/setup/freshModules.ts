import { afterAll, expect, vi } from 'vitest';
import { sharesModules } from './sharingModules';

declare global {
  /** Whether the test file before shares its modules. */
  var hasShared: boolean | undefined;
}

// Test files share a process, since starting one for each took five times as long. Their module state is not shared:
// each file reloads its modules.
const isSharing = sharesModules(expect.getState().testPath ?? '');
if (!isSharing || globalThis.hasShared !== true) vi.resetModules();
globalThis.hasShared = isSharing;

if (isSharing) {
  // On import, only the first of these files would register it.
  const { removeTemporaryFolders } = await import('../temporary/temporaryFolder');
  afterAll(removeTemporaryFolders);
}

// Packages are loaded once per process. A build in a test would load React's production files, which cannot render
// code compiled for tests, so React is loaded before any test file.
process.env.NODE_ENV = 'test';
await import('react/jsx-dev-runtime');
await import('react-dom/server');
