import { afterEach, expect, it } from 'vitest';
import { isThrifty } from './isThrifty';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a visitor with %j is spared what nobody asked for: %s', (connection, spared) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(isThrifty()).toBe(spared);
});
