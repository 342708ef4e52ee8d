import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
import { externalOrigins } from './fromConfig';

function configWith(endpoint: string, ...maps: string[]) {
  return {
    contact: { endpoint },
    branches: [{}, ...maps.map((embed) => ({ map: { embed } }))],
    pages: [],
    notFound: { blocks: [] },
    shared: { blocks: {} },
  } as unknown as SiteConfig;
}

describe('the external origins that the CSP allows', () => {
  it('include the form service of the config', () => {
    const { formOrigins } = externalOrigins(configWith('https://forms.example:8443/f/1?x'));
    expect(formOrigins).toEqual(['https://forms.example:8443']);
  });

  it('include the services of forms with an address of their own, wherever they stand', () => {
    const form = (name: string) => ({
      type: 'contact-form',
      endpoint: `https://${name}.example/f`,
    });
    const { formOrigins } = externalOrigins({
      ...configWith('/__inbox/submit'),
      pages: [{ blocks: [{ type: 'hero' }, { type: 'columns', columns: [[form('one')]] }] }],
      notFound: { blocks: [form('two')] },
      shared: { blocks: { service: [form('three')] } },
    } as unknown as SiteConfig);
    expect(formOrigins).toEqual([
      'https://one.example',
      'https://two.example',
      'https://three.example',
    ]);
  });

  it('include none for forms that go to the inbox', () => {
    expect(externalOrigins(configWith('/__inbox/submit')).formOrigins).toEqual([]);
  });

  it('include the origins of maps, and none without maps', () => {
    expect(externalOrigins(configWith('/', 'https://maps.example/embed?a=b')).frameOrigins).toEqual(
      ['https://maps.example'],
    );
    expect(externalOrigins(configWith('/')).frameOrigins).toEqual([]);
  });

  it('include OpenStreetMap where a block shows a place, and only there', () => {
    const config = {
      ...configWith('/'),
      notFound: { blocks: [{ type: 'place-map', address: 'A' }] },
    };
    expect(externalOrigins(config as unknown as SiteConfig).frameOrigins).toEqual([
      'https://www.openstreetmap.org',
    ]);
  });

  it('include the players of videos, wherever these stand', () => {
    const video = (address: string) => ({ type: 'video', address });
    const config = {
      ...configWith('/'),
      pages: [
        { blocks: [{ type: 'columns', columns: [[video('https://youtu.be/aqz-KE-bpKQ')]] }] },
      ],
      shared: { blocks: { film: [video('https://vimeo.com/76979871'), { type: 'video' }] } },
    } as unknown as SiteConfig;
    expect(externalOrigins(config).frameOrigins).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ]);
  });
});
