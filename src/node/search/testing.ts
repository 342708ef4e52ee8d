import type { EndpointProvider } from './provider';
import type { Endpoint } from './searchHandler';

/** An endpoint with a provider of a test, which lets everybody ask. */
export const endpointOf = (provider: EndpointProvider, more: Partial<Endpoint> = {}): Endpoint => ({
  provider,
  version: '1',
  address: '/search',
  tilesOf: () => [],
  draw: ({ q }, { total }) => `<p>${q}: ${total}</p>`,
  script: '',
  allow: () => undefined,
  headers: () => ({}),
  report: () => {},
  ...more,
});
