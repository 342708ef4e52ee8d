import { describe, expect, it } from 'vitest';
import { writeCaddyfile } from './caddy';
import { hostingHeaders } from './headers';
import { writeNginx } from './nginx';

const input = { url: 'https://acme.example', scriptHashes: [], frameOrigins: [], formOrigins: [] };
const rules = hostingHeaders(input);

describe.each([
  ['nginx', writeNginx, 'proxy_pass http://127.0.0.1:4180;'],
  ['Caddy', writeCaddyfile, 'reverse_proxy 127.0.0.1:4180 {'],
])('the sample for %s', (_, write, line) => {
  it('puts the search of a large catalogue behind the name of the site', () => {
    expect(write(rules, [], { ...input, search: '/finn/deler' })).toContain(line);
    expect(write(rules, [], { ...input, search: '/finn/deler' })).toContain('/finn/deler');
  });

  it('has the address with and without a slash at the end, with its endings', () => {
    const sample = write(rules, [], { ...input, search: '/finn/deler' });
    const [, from = ''] = /(location ~ \S+|@search path .+)/.exec(sample) ?? [];
    const isSent = (address: string) =>
      from.startsWith('@')
        ? from.split(' ').includes(address)
        : new RegExp(from.replace('location ~ ', '')).test(address);
    const endings = ['', '/', '.json', '.js', '/x', '.json.br'];
    expect(endings.filter((ending) => isSent(`/finn/deler${ending}`))).toEqual(endings.slice(0, 4));
  });

  it('sends nothing on where the page searches itself', () => {
    expect(write(rules, [], input)).not.toContain('127.0.0.1');
  });
});
