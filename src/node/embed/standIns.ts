import { join } from 'node:path';

/** What the widgets' sources import, and what stands in for it in the embed. */
export function standIns(root: string): { find: string | RegExp; replacement: string }[] {
  const own = (name: string) => join(root, 'embed/shadow', name);
  return [
    { find: /^react$/, replacement: own('react.ts') },
    { find: /^react\/jsx-runtime$/, replacement: own('jsx.ts') },
    { find: /^.*\/button\/buttonClass$/, replacement: own('buttonClass.ts') },
    { find: /^.*\/icon\/icons$/, replacement: own('icons.ts') },
    { find: /^.*\/icon\/Icon$/, replacement: own('Icon.tsx') },
    { find: /^.*\/ui\/picture\/Picture$/, replacement: own('Picture.tsx') },
  ];
}
