import { expect, it } from 'vitest';
import { networkAddress } from './networkAddress';

const at = (address: string, internal = false, family = 'IPv4') => [{ address, family, internal }];

it('prefers the address that a router gives', () => {
  const all = { docker: at('172.17.0.1'), wlan: at('192.168.8.20'), lo: at('127.0.0.1', true) };
  expect(networkAddress(all)).toBe('192.168.8.20');
});

it('takes another one where there is no such address', () => {
  expect(networkAddress({ lo: at('127.0.0.1', true), eth: at('100.64.3.9') })).toBe('100.64.3.9');
});

it('has none where the machine is in no network', () => {
  const all = { lo: at('127.0.0.1', true), wlan: at('fe80::1', false, 'IPv6') };
  expect(networkAddress(all)).toBeUndefined();
});
