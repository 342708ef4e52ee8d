import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
import { externalOrigins } from './fromConfig';

/** A config with this endpoint and these maps. */
function configWith(endpoint: string, ...maps: string[]) {
  return {
    contact: { endpoint },
    branches: [{}, ...maps.map((embed) => ({ map: { embed } }))],
  } as unknown as SiteConfig;
}

describe('what the policy lets pages reach', () => {
  it('is the form service that the config names', () => {
    const { formOrigins } = externalOrigins(configWith('https://forms.example:8443/f/1?x'));
    expect(formOrigins).toEqual(['https://forms.example:8443']);
  });

  it('is nobody but the site itself where forms go to the inbox', () => {
    expect(externalOrigins(configWith('/__inbox/submit')).formOrigins).toEqual([]);
  });

  it('are the origins of the maps, and none where no office has one', () => {
    expect(externalOrigins(configWith('/', 'https://maps.example/embed?a=b')).frameOrigins).toEqual(
      ['https://maps.example'],
    );
    expect(externalOrigins(configWith('/')).frameOrigins).toEqual([]);
  });
});
