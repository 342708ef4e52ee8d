import type { ErrorPayload } from 'vite';
import { errorMessage } from '../../document/errorMessage';
import { escapeHtml } from '../render/document';

/** Wraps a thrown value in an Error, unless it is one. */
export const toError = (error: unknown) =>
  error instanceof Error ? error : new Error(String(error));

/** Turns a failure to read the config into a result with mistakes. */
export function toProblems(error: unknown): { site?: never; problems: string } {
  return { problems: errorMessage(error) };
}

/** Vite's error overlay with the checker's text, over the last good page. `file` is the name of the config. */
export function overlay(problems: string, file: string): ErrorPayload {
  return {
    type: 'error',
    err: { message: problems, stack: '', plugin: file, id: file },
  };
}

/** The page shown until the config is valid for the first time; it reloads by itself. */
export function brokenPage(problems: string, file: string): string {
  const [name, text] = [file, problems].map(escapeHtml);
  return `<!doctype html><title>${name}</title><script type="module" src="/@vite/client"></script><style>pre{margin:2rem;font:1.5rem/1.5 system-ui;white-space:pre-wrap}</style><pre>${text}</pre>`;
}
