import { expect, it } from 'vitest';
import { loadSchemas } from '../../node/schemas/load';
import { applyAll } from '../../document/apply';
import { schemaAt } from '../../document/schema/schemaAt';
import { moveInto, moveOut, nestingOf } from './nesting';

const { config: schema } = loadSchemas(process.cwd());
const menu = [
  { name: 'Home', path: '/' },
  {
    name: 'Services',
    path: '/services',
    submenu: [{ name: 'Engines', path: '/e', icon: 'wrench' }],
  },
  { name: 'Store', path: '/store' },
];
const at = '/menu';
const nesting = nestingOf(schemaAt(schema, {}, '/navigation/menu')?.items ?? {})!;
const after = (list: unknown, moved: ReturnType<typeof moveInto>) =>
  moved && applyAll({ menu: list }, moved.operations).value;

it('[V7] a menu has dropdowns; columns with links, or cards, are no such lists', () => {
  expect(nesting.field).toBe('submenu');
  const others = ['/footer/columns', '/branches', '/pages', '/store/products'];
  const found = others.filter((other) => nestingOf(schemaAt(schema, {}, other)?.items ?? {}));
  expect(found).toEqual([]);
});

it('[V7] an entry goes into the dropdown of the one before it, and begins one where there is none', () => {
  const store = moveInto(nesting, menu, { at, index: 2 });
  expect(store?.to).toBe('/menu/1/submenu/1');
  expect(after(menu, store)).toEqual({
    menu: [menu[0], { ...menu[1], submenu: [...menu[1]!.submenu!, menu[2]] }],
  });
  const short = [menu[0], menu[2]];
  expect(after(short, moveInto(nesting, short, { at, index: 1 }))).toEqual({
    menu: [{ ...menu[0], submenu: [menu[2]] }],
  });
});

it('[V7] an entry with a dropdown of its own goes into no other, nor does the first one', () => {
  expect(moveInto(nesting, menu, { at, index: 1 })).toBeUndefined();
  expect(moveInto(nesting, menu, { at, index: 0 })).toBeUndefined();
});

it('[V7] an entry goes out of its dropdown, without what only a dropdown shows; an empty dropdown goes', () => {
  const out = moveOut(nesting, menu[1]!.submenu, { at, index: 0, holder: 1 });
  expect(out?.to).toBe('/menu/2');
  expect(after(menu, out)).toEqual({
    menu: [
      menu[0],
      { name: 'Services', path: '/services' },
      { name: 'Engines', path: '/e' },
      menu[2],
    ],
  });
});
