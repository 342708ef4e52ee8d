/** What the build writes for the host and no visitor is shown, relative to the built site. */
export const HOST_FILES = [
  '_headers',
  '_redirects',
  'hosting/nginx.conf',
  'hosting/Caddyfile',
] as const;
