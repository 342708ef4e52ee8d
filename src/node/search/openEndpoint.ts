import { createAnswers } from './answers';
import { limitRate } from './limits';
import type { OftenAsked } from './oftenAsked';
import type { AnsweringOptions } from './openAnswering';
import { openProvider } from './openProvider';
import { nameOf, readBuiltCatalogue } from './builtCatalogue';
import { searchHandler, type SearchHandler } from './searchHandler';
import { startAnswering } from './startAnswering';
import { warmUp } from './warmUp';

/**
 * Brings the catalogue of a built site to where a provider keeps it, so that endpoints which start later find it there.
 * @returns The number of its products.
 * @throws If there is no such site, or its provider cannot be opened, with what to do.
 */
export async function loadCatalogue(dir: string, provider: string): Promise<number> {
  const catalogue = readBuiltCatalogue(dir);
  const opened = await openProvider(provider, catalogue.source, nameOf(catalogue));
  await opened.close?.();
  return catalogue.source.products.length;
}

/** How an endpoint is opened. */
export interface EndpointOptions extends AnsweringOptions {
  /** Questions of one visitor in a second; the usual limit unless given, none for 0. */
  perSecond?: number;
  /** The headers that the site's host sends with a page. */
  headers: (address: string) => Readonly<Record<string, string>>;
  /** What visitors asked of the builds before. */
  asked: OftenAsked;
}

/** A running endpoint. */
export interface OpenedEndpoint {
  handler: SearchHandler;
  address: string;
  /** Its products. */
  count: number;
  /** Whether it has ended by itself, and has to be opened again. */
  hasEnded: () => boolean;
  close: () => Promise<void>;
}

/**
 * Opens the endpoint of a built site. It is ready for what visitors asked most of the builds before.
 * @throws If there is no such site, or its provider cannot be opened, with what to do; or if it ends by these questions.
 */
export async function openEndpoint({
  perSecond,
  headers,
  asked,
  ...options
}: EndpointOptions): Promise<OpenedEndpoint> {
  const answering = await startAnswering(options);
  const { address, count, hasEnded, close } = answering;
  const answers = createAnswers();
  await warmUp(answering, answers, asked.take());
  if (hasEnded()) {
    // One of these questions may be why: asked again and again, it would end one process after the other.
    asked.forget();
    throw new Error(
      'The process that answers has ended while it was asked what visitors ask most.',
    );
  }
  return {
    handler: searchHandler({
      ...answering,
      answers,
      asked,
      allow: limitRate(perSecond),
      headers: () => headers(address),
      report: (error) => console.error('A question could not be answered:', error),
    }),
    address,
    count,
    hasEnded,
    close,
  };
}
