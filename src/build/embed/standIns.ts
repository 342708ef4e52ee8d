import { join } from 'node:path';

/** What the widgets' sources import, and what stands in for it in the embed. */
export function standIns(root: string): { find: string | RegExp; replacement: string }[] {
  const own = (name: string) => join(root, 'embed/shadow', name);
  const preact = (name: string) => join(root, 'node_modules/preact', name);
  return [
    { find: /^react$/, replacement: own('react.ts') },
    { find: /^p?react\/jsx-runtime$/, replacement: preact('jsx-runtime/src/index.js') },
    // Its sources, for leanPreact.
    { find: /^preact$/, replacement: preact('src/index.js') },
    { find: /^preact\/hooks$/, replacement: preact('hooks/src/index.js') },
    { find: /^.*\/ui\/useValue$/, replacement: own('useValue.ts') },
    { find: /^.*\/ui\/picture\/Picture$/, replacement: own('Picture.tsx') },
    { find: '@preact/signals-core', replacement: own('signals.ts') },
    { find: /^classnames$/, replacement: own('classNames.ts') },
  ];
}
