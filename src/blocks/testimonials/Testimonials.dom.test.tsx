import { expect, it } from 'vitest';
import type { TestimonialsBlock } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Testimonials from './Testimonials';

const person = { initials: 'RM', name: 'Ruth', role: 'Bursar', company: 'Mission', quote: 'Well.' };

const draw = (rating: number) =>
  mount(
    <Site words={{ rating: 'Rated {rating} out of 5' }}>
      <Testimonials
        {...({ type: 'testimonials', items: [{ ...person, rating }] } as TestimonialsBlock)}
        context={contextWith()}
      />
    </Site>,
  ).container;

it.each([1, 4, 5])('[P44] has %i stars, announced as a number', (rating) => {
  const page = draw(rating);
  const stars = page.querySelector('p');
  expect(stars?.textContent).toBe(`Rated ${rating} out of 5`);
  const drawn = [...(stars?.querySelectorAll('svg[aria-hidden=true]') ?? [])];
  expect(drawn).toHaveLength(5);
  const [first] = drawn;
  const filled = drawn.filter(({ classList }) => classList.value === first?.classList.value);
  expect(filled).toHaveLength(rating);
});

it('names the client with role and company', () => {
  const caption = draw(4).querySelector('figcaption');
  expect(caption?.textContent).toBe('RMRuth Bursar, Mission');
});
