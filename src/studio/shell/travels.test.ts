import { expect, it } from 'vitest';
import { createTravels, type Travels } from './travels';

/** Which arrivals of a journey are by a link: '→ /a' is where Studio sends the frame. */
function byLink(...steps: string[]): string[] {
  const travels: Travels = createTravels();
  return steps.filter((step) => {
    if (!step.startsWith('→ ')) return travels.arrive(step);
    travels.send(step.slice(2));
    return false;
  });
}

it('takes a page that Studio asked for as no choice of the visitor', () => {
  expect(byLink('→ /', '/')).toEqual([]);
});

it('follows a link, once', () => {
  expect(byLink('→ /', '/', '/about', '→ /about', '/about', '/about')).toEqual(['/about']);
});

it('stays where Studio has gone when the page before arrives late', () => {
  expect(byLink('→ /', '/', '→ /winter', '→ /contact', '/winter', '/contact')).toEqual([]);
  expect(byLink('→ /', '/', '→ /winter', '→ /contact', '/contact')).toEqual([]);
});

it('follows a link to a page that Studio asked for earlier', () => {
  expect(byLink('→ /', '/', '→ /about', '/about', '/')).toEqual(['/']);
  expect(byLink('→ /', '/', '→ /winter', '→ /contact', '/contact', '/winter')).toEqual(['/winter']);
});

it('takes a page that loads again as no link', () => {
  expect(byLink('→ /', '/', '/', '/')).toEqual([]);
});
