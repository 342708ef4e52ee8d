import { vi } from 'vitest';

// Test files share a process, as starting one for each took five times as long. What modules keep is not shared: each
// file loads them anew.
vi.resetModules();

// Packages are loaded once per process. A build in a test asks for React's production files, which cannot render what
// tests are compiled to: so React is loaded before any file.
process.env.NODE_ENV = 'test';
await import('react/jsx-dev-runtime');
await import('react-dom/server');
