import { expect, it } from 'vitest';
import type { PlaceMapBlock } from '../../generated/types';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import PlaceMap from './PlaceMap';

const embed = 'https://maps.example/embed';
const draw = (more: object) =>
  mount(
    <Site site={{ maps: 'click' }}>
      <PlaceMap
        {...({
          type: 'place-map',
          address: { caption: 'The slip', directions: 'https://maps.example/way', ...more },
        } as PlaceMapBlock)}
        context={contextWith()}
      />
    </Site>,
  ).container;

it('asks no other site for anything before a click', () => {
  const page = draw({ embed });
  expect(page.querySelector('iframe')).toBeNull();
  click(one(page, 'button'));
  expect(one(page, 'iframe').getAttribute('src')).toBe(embed);
});

it('is the address with a link where the place is not known', () => {
  const page = draw({});
  expect(page.querySelector('button')).toBeNull();
  expect(one(page, 'figcaption').textContent).toContain('The slip');
  expect(one(page, 'a').getAttribute('href')).toBe('https://maps.example/way');
});
