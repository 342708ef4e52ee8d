import { describe, expect, it } from 'vitest';
import type { Open } from './providers/open';
import { testProvider } from './testProvider';

const found = import.meta.glob<{ open?: Open }>('./providers/*.ts', { eager: true });
const providers = Object.entries(found).flatMap(([file, { open }]) =>
  open ? [[/(\w+)\.ts$/.exec(file)?.[1] ?? file, open] as const] : [],
);

it('there is more than one provider', () => {
  expect(providers.length).toBeGreaterThan(1);
});

describe.each(providers)('the provider %s', (_, open) => {
  testProvider(open);
});
