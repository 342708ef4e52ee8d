import { countBuilt } from './builtCatalogue';
import { keepCurrent } from './keepCurrent';
import { memoryAdvice } from './memoryAdvice';
import { createOftenAsked } from './oftenAsked';
import { openEndpoint, type EndpointOptions, type OpenedEndpoint } from './openEndpoint';

/**
 * Opens the endpoint of a built site, which follows each new build: that is asked what visitors asked most, and then
 * answers in the place of the one before.
 * @param log Told in a sentence when answers come from a new build, or that they cannot; and at once where so many products
 * are better searched elsewhere, which nobody should find out by waiting.
 * @throws If there is no such site, or its provider cannot be opened, with what to do.
 */
export async function openCurrent(
  options: Omit<EndpointOptions, 'asked'>,
  log: (line: string) => void,
): Promise<OpenedEndpoint> {
  const advice = memoryAdvice(options.provider, countBuilt(options.dir));
  if (advice !== undefined) log(advice);
  const asked = createOftenAsked();
  return keepCurrent({ dir: options.dir, open: () => openEndpoint({ ...options, asked }), log });
}
