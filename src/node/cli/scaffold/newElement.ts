import { tagOfName } from '../../schemas/elements';
import { loadSchemas } from '../../schemas/load';
import { elementFiles } from './elementTemplates';
import { writeNew, type Written } from './writeNew';

/**
 * Scaffolds an element of the embed: writes its schema, component and style, ready for use.
 */
export async function newElement(root: string, name: string): Promise<Written> {
  const problem = elementNameProblem(name, loadSchemas(root).elements.keys());
  return problem ? { problem } : writeNew(root, elementFiles(name));
}

/** Validates an element name. Returns a message with the remedy, or undefined if the name is valid. */
function elementNameProblem(name: string, tags: Iterable<string>): string | undefined {
  const better = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^inquiry-/, '')
    .replaceAll(/^[-0-9]+|-+$/g, '');
  if (better === '') return 'Name the element: "npm run new element opening-hours".';
  if (better !== name) {
    return `An element name has only lower-case letters, digits and hyphens, and does not begin with "inquiry": "npm run new element ${better}".`;
  }
  if (name.length > 40) return `"${name}" is longer than 40 characters: choose a shorter name.`;
  return [...tags].includes(tagOfName(name))
    ? `There is already an element <${tagOfName(name)}>: choose another name.`
    : undefined;
}
