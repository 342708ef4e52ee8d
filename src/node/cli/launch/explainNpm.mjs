/** npm's error codes, explained for people who do not know npm. */
const CAUSES = [
  {
    sign: /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/,
    text: 'The package registry cannot be reached (CODE). Check the network, and npm’s proxy and registry settings, then run the command again.',
  },
  {
    sign: /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/,
    text: 'The connection to the package registry is not trusted (CODE). Behind a company proxy, give npm its certificate: npm config set cafile <file>.',
  },
  {
    sign: /\b(E401|E403)\b/,
    text: 'The package registry refuses access (CODE). Check which registry npm is set to: npm config get registry.',
  },
  {
    sign: /\b(EBADENGINE)\b/,
    text: 'A dependency does not run on this Node (CODE). Install the Node version that package.json names under "engines".',
  },
  {
    sign: /\b(EUSAGE)\b/,
    text: 'package-lock.json does not match package.json (CODE). Run npm install, and keep the lock file it writes.',
  },
  {
    sign: /\b(EACCES|EPERM|EROFS)\b/,
    text: 'npm is not allowed to write to the project’s folder or its own cache (CODE). Check who owns them, and that no other program has node_modules open.',
  },
  { sign: /\b(ENOSPC)\b/, text: 'The disk is full (CODE).' },
  {
    sign: /npm: (?:\S+ )*not found|not recognized as an internal/,
    text: 'npm was not found. It comes with Node: install Node from https://nodejs.org/ and run the command again.',
  },
];

/**
 * Explains why the dependencies could not be installed.
 * @param {string} complaint The stderr of npm, or of the shell if there is no npm.
 * @returns {string} A message for the terminal; npm's own output for an unknown cause.
 */
export function explainNpm(complaint) {
  for (const { sign, text } of CAUSES) {
    const found = sign.exec(complaint);
    if (found) return text.replace('CODE', found[1] ?? '');
  }
  return `The dependencies could not be installed. npm said:\n${complaint.trim() || '(nothing)'}`;
}
