/**
 * Explains why this version of Node cannot run the project.
 * @param {string} wanted `engines.node` of package.json, in the form '>=20.19'.
 * @param {string} found `process.versions.node`, for instance '18.3.0'.
 * @returns {string | undefined} A message for the terminal; undefined if the version is supported.
 */
export function nodeProblem(wanted, found) {
  const least = wanted.replace(/^>=\s*/, '');
  if (compare(found, least) >= 0) return undefined;
  return (
    `This project needs Node ${least} or newer, but this is Node ${found}.\n` +
    'Get a newer one from https://nodejs.org/ (or from your version manager) and run the command again.'
  );
}

/**
 * @param {string} a
 * @param {string} b
 * @returns {number} Negative if a is older than b, 0 if they are equal, otherwise positive.
 */
function compare(a, b) {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < 3; i++) {
    const difference = (left[i] || 0) - (right[i] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
