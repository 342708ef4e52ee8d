import { useHost } from './formHost';

/** How a field changes its value. Giving it `undefined` takes the value away. */
export function useEdit(at: string): (value: unknown) => void {
  const { change } = useHost();
  return (value) =>
    change([value === undefined ? { op: 'unset', at } : { op: 'set', at, value }], at);
}
