import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The parameters of the scenarios in in-page/. */
export interface Visitors {
  scenario: import('./in-page/host').Expected;
  fallback: { partly: boolean };
  secondTry: undefined;
  site: undefined;
}

/** Bundles in-page/. @returns Creates the expression that runs a scenario in a page. */
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
