import type { ErrorPayload } from 'vite';

/** Whatever was thrown, as an error. */
export const toError = (error: unknown) =>
  error instanceof Error ? error : new Error(String(error));

/** A reading of the config that has failed, as one with mistakes. */
export function toProblems(error: unknown): { site?: never; problems: string } {
  return { problems: toError(error).message };
}

/** Lays the checker's text over the last good page. */
export function overlay(problems: string): ErrorPayload {
  return {
    type: 'error',
    err: { message: problems, stack: '', plugin: 'site.config.json', id: 'site.config.json' },
  };
}

/** Stands until the config is right for the first time; it reloads by itself. */
export function brokenPage(problems: string): string {
  const text = problems.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<!doctype html><title>site.config.json</title><script type="module" src="/@vite/client"></script><pre>${text}</pre>`;
}
