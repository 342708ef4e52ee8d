import type { Plugin } from 'vite';

/**
 * Sees to it that nothing relies on `Function.prototype.bind`: some old libraries replace it with one that does less,
 * on every page they are on.
 */
export function withoutBind(): Plugin {
  return {
    name: 'without-bind',
    generateBundle(_, bundled) {
      for (const file of Object.values(bundled)) {
        const code = file.type === 'chunk' ? file.code : '';
        const found = /.{0,40}\.bind\(.{0,20}/.exec(code)?.[0];
        if (found) this.error(`The embed may not rely on bind: ${found}`);
      }
    },
  };
}
