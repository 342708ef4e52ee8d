import { build, type Plugin } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { pureRouter, REWRITES } from './pureRouter';

/** What the app takes of the package. */
const ENTRY = `import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
globalThis.used = [BrowserRouter, useLocation, useNavigate, useNavigationType];`;

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
  load: (id) => (id === 'virtual:entry' ? ENTRY : undefined),
};

/** Keeps the text of every module that it sees. */
function listening(texts: string[]): Plugin {
  return { name: 'listening', enforce: 'pre', transform: (code) => void texts.push(code) };
}

/** The package as it would be sent to a browser, minified. */
async function bundled(...plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: 'virtual:entry',
        external: ['react', 'react-dom'],
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  return chunk?.type === 'chunk' ? chunk.code : '';
}

describe('react-router, as it is installed', () => {
  const texts: string[] = [];
  let pure = '';
  beforeAll(async () => {
    pure = await bundled(listening(texts), pureRouter());
  }, 60_000);

  it.each(REWRITES.map(([written]) => [written]))(
    'still holds what is rewritten: %s',
    (written) => {
      expect(texts.length).toBeGreaterThan(2);
      expect(texts.filter((text) => text.search(written) >= 0)).not.toEqual([]);
    },
  );

  it('comes with what the app uses and hardly more: a quarter of what it would be', async () => {
    const whole = await bundled();
    expect(pure.length).toBeGreaterThan(2000);
    expect(pure.length).toBeLessThan(10_000);
    expect(pure.length).toBeLessThan(whole.length / 3);
  }, 60_000);

  it('brings no sentences for who uses it wrongly', () => {
    expect(/may be used only|Cannot include|You cannot|You should|not able/.exec(pure)?.[0]).toBe(
      undefined,
    );
  });

  it('brings neither forms nor fetchers nor names for tools', () => {
    expect(/displayName|fetcher|enctype|forwardRef/.exec(pure)?.[0]).toBeUndefined();
  });
});
