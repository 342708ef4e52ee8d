import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProjectGalleryBlock } from '../../generated/types';
import { hydrate } from '../../ui/testing/hydrate';
import { click, fire, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import ProjectGallery from './ProjectGallery';

const image = { src: '/a.svg', alt: 'A thing', width: 4, height: 3 };
const project = (title: string) => ({ title, location: 'Here', description: 'Done.', image });
const groups = [
  { value: 'air', label: 'Air', projects: [project('Fan'), project('Duct')] },
  { value: 'sun', label: 'Sun', projects: [project('Panel')] },
];
const words = {
  projectsShown: 'Showing {count} of {total}',
};
const gallery = (shown = groups) => (
  <Site words={words}>
    <ProjectGallery
      {...({ type: 'project-gallery', groups: shown } as ProjectGalleryBlock)}
      context={contextWith()}
    />
  </Site>
);
const radio = (page: ParentNode, value: string) => {
  const found = one(page, `input[value="${value}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${value} is no choice.`);
  return found;
};
const checked = (page: ParentNode) =>
  [...page.querySelectorAll('input')].filter((choice) => choice.checked).map(({ value }) => value);
const said = (page: ParentNode) => one(page, '[role=status]').textContent;

afterEach(() => history.replaceState(null, '', '/'));

describe('[P18] the filter', () => {
  it('starts with all projects, and announces nothing', () => {
    const page = mount(gallery()).container;
    expect(checked(page)).toEqual(['all']);
    expect(said(page)).toBe('');
    expect(page.querySelectorAll('h3')).toHaveLength(3);
  });

  it('has one choice at a time, which is in the address and announced', () => {
    const page = mount(gallery()).container;
    click(radio(page, 'air'));
    expect(checked(page)).toEqual(['air']);
    expect(location.search).toBe('?filter=air');
    expect(said(page)).toBe('Showing 2 of 3');
    click(radio(page, 'all'));
    expect(location.search).toBe('');
    expect(said(page)).toBe('Showing 3 of 3');
  });

  it('keeps the rest of the address and the history state', () => {
    history.replaceState({ key: 'of the router' }, '', '/work?from=mail#projects');
    const page = mount(gallery()).container;
    click(radio(page, 'sun'));
    expect(location.href).toMatch(/\/work\?from=mail&filter=sun#projects$/);
    expect(history.state).toEqual({ key: 'of the router' });
  });

  it.each(['sun', 'SUN'])('applies an address that asks for a group: %s', (value) => {
    history.replaceState(null, '', `/?filter=${value}`);
    const page = mount(gallery()).container;
    expect(checked(page)).toEqual(['sun']);
    expect(said(page)).toBe('Showing 1 of 3');
  });

  it('shows everything for an unknown group', () => {
    history.replaceState(null, '', '/?filter=%3Cb%3E');
    expect(checked(mount(gallery()).container)).toEqual(['all']);
  });

  it('follows Back', () => {
    const page = mount(gallery()).container;
    click(radio(page, 'sun'));
    history.replaceState(null, '', '/');
    fire(window, new PopStateEvent('popstate'));
    expect(checked(page)).toEqual(['all']);
    expect(said(page)).toBe('Showing 3 of 3');
  });

  it('keeps a choice made before hydration, and updates the address', () => {
    const { container, complaints } = hydrate(gallery(), (page) => {
      radio(page, 'sun').checked = true;
    });
    expect(complaints).toEqual([]);
    expect(checked(container)).toEqual(['sun']);
    expect(location.search).toBe('?filter=sun');
  });

  it('leaves an address alone that the early script has applied', () => {
    history.replaceState(null, '', '/?filter=SUN');
    const { container } = hydrate(gallery(), (page) => {
      radio(page, 'sun').checked = true;
    });
    expect(checked(container)).toEqual(['sun']);
    expect(location.search).toBe('?filter=SUN');
  });

  it('keeps a choice made before hydration, even if the address asked for something else', () => {
    history.replaceState(null, '', '/?filter=sun');
    const { container } = hydrate(gallery(), (page) => {
      radio(page, 'all').checked = true;
    });
    expect(checked(container)).toEqual(['all']);
    expect(location.search).toBe('');
  });

  it('is not offered for a single group', () => {
    const page = mount(gallery(groups.slice(1))).container;
    expect(page.querySelector('input, fieldset, [role=status]')).toBeNull();
    expect(page.textContent).toContain('Panel');
  });
});

it('has a CSS rule for every number that a group can have', () => {
  const schema = readFileSync('schemas/blocks/project-gallery.schema.json', 'utf8');
  const most = Number(/"maxItems": (\d+)/.exec(schema)?.[1]);
  const styles = readFileSync('src/blocks/project-gallery/project-gallery.module.css', 'utf8');
  for (let n = 1; n <= most; n++) {
    expect(styles).toContain(`.gallery:has(.choice${n}:checked) .project:not(.group${n})`);
  }
});
