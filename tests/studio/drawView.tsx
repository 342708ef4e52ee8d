import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, type ReactNode } from 'react';
import { loadSchemas } from '../../src/node/schemas/load';
import { FormContext } from '../../src/studio/form/formHost';
import type { StudioProblem, StudioState } from '../../src/studio/protocol';
import { createApiClient, type ApiClient } from '../../src/studio/shell/apiClient';
import { createClientSession } from '../../src/studio/shell/session/createClientSession';
import type { ClientSession } from '../../src/studio/shell/session/clientSession';
import { createStudioShell, StudioContext, type StudioShell } from '../../src/studio/shell/studio';
import { mount } from '../../src/ui/testing/mount';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { config: schema } = loadSchemas(ROOT);
const file = path.join(ROOT, 'tests/fixtures/other-company/site.config.json');
const text = readFileSync(file, 'utf8');

/**
 * Draws a view of a Studio that has opened the other company, without a server: changes stay on their way.
 * @param api What answers in the place of the server.
 * @param problems The mistakes and warnings of its config.
 * @param products What its catalogue has in the place of its own.
 * @param more What else its server says as it opens.
 */
export async function drawView(
  view: ReactNode,
  api: Partial<ApiClient> = {},
  problems: StudioProblem[] = [],
  products?: readonly unknown[],
  more: Partial<StudioState> = {},
): Promise<{ session: ClientSession; studio: StudioShell; container: HTMLElement }> {
  const config = JSON.parse(text) as { store: object };
  const session = createClientSession(
    {
      value: products ? { ...config, store: { ...config.store, products } } : config,
      history: { steps: [] },
      revision: 0,
      taken: [],
      file: 'site.config.json',
      isSaved: true,
      schema,
      blocks: [],
      problems,
      checked: 1,
      check: 1,
      conflicts: [],
      preview: { origin: 'http://localhost', stills: '' },
      isRecovered: false,
      ...more,
    },
    {
      api: {
        ...createApiClient({ key: '', site: '' }, ''),
        events() {},
        choices: async () => [],
        change: async () => new Promise(() => {}),
        ...api,
      },
      unsent: { keep() {}, take: () => [] },
      window: 'this',
      reload() {},
    },
  );
  const studio = createStudioShell(session, '/store/products', new Map());
  const { container } = mount(
    <StudioContext value={studio}>
      <FormContext value={studio.host}>{view}</FormContext>
    </StudioContext>,
  );
  // The choices of categories come later.
  await act(async () => {});
  return { session, studio, container };
}
