import { vi } from 'vitest';

// Test files share a process, since starting one for each took five times as long. Their module state is not shared:
// each file reloads its modules.
vi.resetModules();

// Packages are loaded once per process. A build in a test would load React's production files, which cannot render
// code compiled for tests, so React is loaded before any test file.
process.env.NODE_ENV = 'test';
await import('react/jsx-dev-runtime');
await import('react-dom/server');
