/** Files for the host, which are not served to visitors, relative to the built site. */
export const HOST_FILES = [
  '_headers',
  '_redirects',
  'hosting/nginx.conf',
  'hosting/Caddyfile',
  'hosting/apache.htaccess',
] as const;
