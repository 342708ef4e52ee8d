import { vi } from 'vitest';

// Test files share a process, as starting one for each took five times as long. What modules keep is not shared: each
// file loads them anew.
vi.resetModules();
