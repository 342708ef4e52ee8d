/**
 * Stands in for the package of that name, whose form makes the bundler add code that relies on `bind`: the
 * texts among the given values, with spaces between. The widgets give it nothing else.
 */
export default function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
