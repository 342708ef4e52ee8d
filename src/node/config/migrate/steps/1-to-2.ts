import type { Step } from '../step';

/** Renames "baseUrl" to "url" and "items" to "submenu", which are clearer. */
export const step: Step = {
  from: 1,
  to: 2,
  describe:
    'The address of the site is called "url" and ends without a slash; the entries of a dropdown are called "submenu".',
  migrate(config) {
    config.rename(['site', 'baseUrl'], 'url');
    const url = config.read(['site', 'url']);
    if (url !== undefined) config.replace(['site', 'url'], url.replace(/\/+$/, ''));
    for (const item of config.items(['navigation', 'menu'])) {
      config.rename([...item, 'items'], 'submenu');
    }
  },
};
