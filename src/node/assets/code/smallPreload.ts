import type { Plugin } from 'vite';

/** Vite's module with the function that it calls around each `import()` of code that has styles. */
const HELPER = '\0vite/preload-helper.js';

/** What Vite puts at the start of a file: its list of names, from which `import()`s are given theirs by number. */
const LIST = /const __vite__mapDeps=.*?m\.f=(\[[^\]]*\]).*?=>i\.map\(i=>d\[i\]\);?/;
const NUMBERS = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** Puts src/app/navigation/withFiles.ts in the place of Vite's own function, see there, and names files where they are used. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? `export { withFiles as __vitePreload } from '/src/app/navigation/withFiles.ts';`
        : undefined,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withNames(file.code);
      },
    },
  };
}

function withNames(code: string): string {
  const names = JSON.parse(LIST.exec(code)?.[1] ?? '[]') as string[];
  return code
    .replace(LIST, '')
    .replace(NUMBERS, (_, numbers: string) =>
      JSON.stringify(
        (JSON.parse(numbers) as number[]).map((at) => names[at]?.replace('assets/', '')),
      ),
    );
}
