import { pascal } from '../../schemas/names';

/** Validates a block name. Returns a message with the remedy, or undefined if the name is valid. */
export function blockNameProblem(name: string, taken: readonly string[]): string | undefined {
  const better = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '');
  if (better === '') return 'Name the block: "npm run new block price-table".';
  if (better !== name) {
    return `A block name has only lower-case letters, digits and hyphens, and starts with a letter: "npm run new block ${better}".`;
  }
  if (name.length > 40) return `"${name}" is longer than 40 characters: choose a shorter name.`;
  if (/(?:^|-)blocks?$/.test(name)) {
    return `Leave out the word "block": the name does not need it.`;
  }
  if (taken.includes(name)) {
    return `There is already a block "${name}": schemas/blocks/${name}.schema.json.`;
  }
  if (pascal(name) in globalThis) {
    return `"${pascal(name)}" already has a meaning in JavaScript: choose another name.`;
  }
  const twin = taken.find((other) => pascal(other) === pascal(name));
  return twin && `"${name}" would get the same component name as the block "${twin}".`;
}
