import type { Plugin } from 'vite';

/** `thing.method.bind(a, b)`, as the packages that we ship write it. */
const BIND = /([\w$.]+)\.bind\(([^()]*)\)/g;

/** What `bind` does, said without it. */
const bound = '((f,t,...a)=>(...b)=>Reflect.apply(f,t,[...a,...b]))';

/**
 * Removes `Function.prototype.bind` from the packages that we ship: some old libraries replace it with one that does
 * less, on every page they are on. Fails if one is left.
 */
export function withoutBind(): Plugin {
  return {
    name: 'without-bind',
    transform(code, id) {
      if (!id.includes('node_modules') || !code.includes('.bind(')) return undefined;
      return { code: code.replace(BIND, `${bound}($1,$2)`), map: null };
    },
    generateBundle(_, bundled) {
      for (const file of Object.values(bundled)) {
        const code = file.type === 'chunk' ? file.code : '';
        const found = /.{0,40}\.bind\(.{0,20}/.exec(code)?.[0];
        if (found) this.error(`The embed may not rely on bind: ${found}`);
      }
    },
  };
}
