import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The visitors of in-page/: what they are told. */
export interface Visitors {
  scenario: import('./in-page/host').Expected;
  fallback: { partly: boolean };
  secondTry: undefined;
  site: undefined;
}

/** Puts in-page/ into one piece. @returns Makes the expression that sends a visitor through a page. */
export async function pageScript() {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('in-page/visitors.ts', import.meta.url)),
        formats: ['iife'],
        name: 'page',
      },
    },
  });
  const [bundle] = [output].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('tests/hosts/in-page could not be built.');
  return <Name extends keyof Visitors>(name: Name, told: Visitors[Name]) =>
    `(() => {${chunk.code}\nreturn page.visitors.${name}(${JSON.stringify(told)})})()`;
}
