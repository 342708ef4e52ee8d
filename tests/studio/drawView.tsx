import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, type ReactNode } from 'react';
import { loadSchemas } from '../../src/node/schemas/load';
import { FormContext } from '../../src/studio/form/formHost';
import { createApi, type Api } from '../../src/studio/shell/api';
import { createSession } from '../../src/studio/shell/createSession';
import type { Session } from '../../src/studio/shell/session';
import { createStudio, StudioContext } from '../../src/studio/shell/studio';
import { mount } from '../../src/ui/testing/mount';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { site } = loadSchemas(ROOT);
const file = path.join(ROOT, 'tests/fixtures/other-company/site.config.json');
const text = readFileSync(file, 'utf8');

/**
 * Draws a view of a Studio that has opened the other company, without a server: changes stay on their way.
 * @param api What answers in the place of the server.
 */
export async function drawView(
  view: ReactNode,
  api: Partial<Api> = {},
): Promise<{ session: Session; container: HTMLElement }> {
  const session = createSession(
    {
      value: JSON.parse(text),
      history: { steps: [], position: 0 },
      revision: 0,
      taken: [],
      file: 'site.config.json',
      isSaved: true,
      schema: site,
      blocks: [],
      problems: [],
      checked: 1,
      conflicts: [],
      preview: { origin: 'http://localhost', gallery: '' },
      isRecovered: false,
    },
    {
      ...createApi({ key: '', site: '' }, ''),
      events() {},
      choices: async () => [],
      change: async () => new Promise(() => {}),
      ...api,
    },
    { keep() {}, take: () => [] },
    () => {},
  );
  const studio = createStudio(session, '/store/products', new Map());
  const { container } = mount(
    <StudioContext value={studio}>
      <FormContext value={studio.host}>{view}</FormContext>
    </StudioContext>,
  );
  // The choices of categories come later.
  await act(async () => {});
  return { session, container };
}
