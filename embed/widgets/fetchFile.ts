import { once } from '../../src/catalogue/once';
import type { Context } from '../context';

/**
 * Fetches a file of the embed, and hands its module over to `use`, once for each file. Rejects where that fails, and may
 * be called again.
 */
export type FetchFile = <Result>(file: string, use: (module: never) => Result) => Promise<Result>;

/** After a failure, a file is fetched from another address, because browsers keep failed module loads. */
export function createFetchFile(context: Context): FetchFile {
  const used = new Map<string, Promise<unknown>>();
  const failed = new Set<string>();
  return <Result>(file: string, use: (module: never) => Result) =>
    once(used, file, async () => {
      try {
        return use(
          await context.load<never>(context, failed.has(file) ? `${file}?${Date.now()}` : file),
        );
      } catch (error) {
        failed.add(file);
        throw error;
      }
    }) as Promise<Result>;
}
