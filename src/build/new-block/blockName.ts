import { pascal } from '../schemas/names';

/** Why a block cannot have a name, in a sentence that says what to write; undefined for a good name. */
export function blockNameProblem(name: string, taken: readonly string[]): string | undefined {
  const better = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '');
  if (better === '') return 'Name the block: "npm run new block price-table".';
  if (better !== name) {
    return `A block is named in small letters, digits and hyphens, a letter first: "npm run new block ${better}".`;
  }
  if (name.length > 40) return `"${name}" is longer than 40 letters: choose a shorter name.`;
  if (/(?:^|-)blocks?$/.test(name)) {
    return `Leave the word "block" out of the name: it is one anyway.`;
  }
  if (taken.includes(name)) {
    return `There is a block "${name}" already: schemas/blocks/${name}.schema.json.`;
  }
  if (pascal(name) in globalThis) {
    return `"${pascal(name)}" means something else in JavaScript: choose another name.`;
  }
  const twin = taken.find((other) => pascal(other) === pascal(name));
  return twin && `"${name}" would get the same component name as the block "${twin}".`;
}
