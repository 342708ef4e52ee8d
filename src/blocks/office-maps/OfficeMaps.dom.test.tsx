import { describe, expect, it } from 'vitest';
import type { OfficeMapsBlock, SiteData } from '../../generated/types';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import OfficeMaps from './OfficeMaps';

const map = {
  caption: 'Harbour Road',
  embed: 'https://maps.example/embed?1',
  directions: 'https://maps.example/way?1',
};

function draw(maps: SiteData['maps']) {
  const site: Partial<SiteData> = { maps };
  const branches = [{ id: 'north', map }, { id: 'south' }] as OfficeMapsBlock['branches'];
  return mount(
    <Site site={site} words={{ mapOf: 'Map: {place}' }}>
      <OfficeMaps
        type="office-maps"
        tone="paper"
        {...(branches && { branches })}
        context={contextWith()}
      />
    </Site>,
  ).container;
}

describe('a map', () => {
  it('[C4] is there for each branch that has one, with a link to directions', () => {
    const container = draw('click');
    expect(one(container, 'figcaption').textContent).toContain('Harbour Road');
    expect(one(container, 'figcaption a').getAttribute('href')).toBe(map.directions);
  });

  it('[C5] is loaded when the visitor asks for it, and takes the focus from the button', () => {
    const container = draw('click');
    expect(container.querySelector('iframe')).toBeNull();
    click(one(container, 'button'));
    const frame = one(container, 'iframe');
    expect(frame.getAttribute('src')).toBe(map.embed);
    expect(frame.getAttribute('loading')).toBe('lazy');
    expect(frame.getAttribute('title')).toBe('Map: Harbour Road');
    expect(document.activeElement).toBe(frame);
    expect(container.querySelector('button')).toBeNull();
  });

  it("[C5] is loaded without asking if the config says 'lazy'", () => {
    const container = draw('lazy');
    expect(one(container, 'iframe').getAttribute('loading')).toBe('lazy');
    expect(document.activeElement).toBe(document.body);
  });
});
