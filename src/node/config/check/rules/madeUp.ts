import { isRecord } from '../../../../document/isRecord';
import { removeEntry } from '../../../../document/operation';
import type { Context, Rule } from '../context';
import { entries, textOf } from '../facts';
import { isMadeUpNumber } from '../madeUpNumber';

/** Sample data has been replaced by real data before launch [K3]. */
export const rule: Rule = (context) => {
  const { config, facts, warning } = context;
  const site = isRecord(config) && isRecord(config['site']) ? config['site'] : {};
  const before = 'Replace it before launch.';

  const url = textOf(site, 'url') ?? '';
  if (isExample(url) || isLocal(url)) {
    warning(['site', 'url'], `"${url}" is not the address of a public site.`, before);
  }
  for (const { text, path } of facts.texts('email')) {
    if (isExample(text)) warning(path, `"${text}" is a made-up address.`, before);
  }
  for (const { text, path } of facts.texts('phone')) {
    if (isMadeUpNumber(text)) warning(path, `"${text}" is a made-up number.`, before);
  }
  const social = entries(config, ['social']).map(({ value, path }) => ({
    text: textOf(value, 'href') ?? '',
    path: [...path, 'href'],
  }));
  for (const { text, path } of [...facts.texts('link'), ...social]) {
    if (/^https:|^mailto:/.test(text) && isExample(text)) {
      warning(path, `"${text}" is a made-up address.`, before);
    }
    if (text.startsWith('tel:') && isMadeUpNumber(text.slice(4))) {
      warning(path, `"${text}" is a made-up number.`, before);
    }
  }
  for (const { text, path } of facts.texts('endpoint')) {
    if (text.startsWith('/__') && !isLocal(url)) {
      warning(
        path,
        `"${text}" is the inbox on your own machine: on a public site, messages would be lost.`,
        'Before launch, use the address your form service gives you.',
      );
    } else if (isExample(text)) warning(path, `"${text}" is a made-up address.`, before);
  }
  sampleReview(context);
  samples(context);
  redacted(context);
};

/** Whether the host is reserved for examples and tests (RFC 2606). */
function isExample(address: string): boolean {
  const host = /(?:\/\/|@)([^/?#:\s]+)/.exec(address)?.[1] ?? address;
  return /(?:^|\.)(?:example|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$/i.test(host);
}

function isLocal(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(url);
}

function sampleReview({ config, warning }: Context): void {
  const store = isRecord(config) ? config['store'] : undefined;
  const review = isRecord(store) ? store['sampleReview'] : undefined;
  if (!isRecord(review) || review['sample'] !== true) return;
  warning(
    ['store', 'sampleReview'],
    'The review shown for every product is a sample.',
    'Before launch, replace it with a real review and switch off "sample".',
  );
}

/** Testimonials, projects and names that are marked as samples. */
function samples({ facts, warning, error }: Context): void {
  for (const page of facts.pages) {
    const named: unknown = page.value['samples'];
    if (!Array.isArray(named)) continue;
    const types = new Set(page.blocks.map(({ value }) => value['type']));
    for (const [index, type] of named.entries()) {
      if (typeof type !== 'string') continue;
      const path = [...page.path, 'samples', index];
      if (!types.has(type)) {
        error(path, `There is no block "${type}" on this page.`, 'Remove it from this list.', [
          removeEntry(path),
        ]);
        continue;
      }
      warning(
        path,
        `The content of "${type}" is made up.`,
        'Before launch, replace it with real content and remove it from this list.',
      );
    }
  }
  for (const { text, path } of facts.texts('sample-logos')) {
    warning(
      path,
      `The names in the list "${text}" are made up.`,
      'Before launch, replace them and remove the list from here.',
    );
  }
}

/** Texts with a redacted address or number. */
function redacted({ eachText, error }: Context): void {
  eachText((text, path) => {
    const placeholder = /\{(?:email|phone)\}/.exec(text)?.[0];
    if (!placeholder) return;
    error([...path], `${placeholder} is still a placeholder.`, 'Write the real address or number.');
  });
}
