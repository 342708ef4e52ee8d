import { readdirSync } from 'node:fs';
import type { SearchSource } from '../../catalogue/search/searchTypes';
import type { CatalogueName, EndpointProvider, OpenProvider } from './provider';

/** The provider that needs no service beside this process. */
export const DEFAULT_PROVIDER = 'memory';

/** The names of all providers. */
export const providerNames = (): string[] =>
  readdirSync(new URL('providers', import.meta.url))
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));

/**
 * Opens a provider by its name.
 * @throws If there is none of that name, with those that there are; or if it cannot be opened.
 */
export async function openProvider(
  name: string,
  source: SearchSource,
  catalogue: CatalogueName,
): Promise<EndpointProvider> {
  const names = providerNames();
  if (!names.includes(name))
    throw new Error(
      `There is no provider "${name}" of the search (there are: ${names.join(', ')}).`,
    );
  const { open } = (await import(`./providers/${name}.ts`)) as { open: OpenProvider };
  return open(source, catalogue);
}
