import { createPublicKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCertificate, der } from './certificate';

test('the certificate is self-signed and for localhost', () => {
  const certificate = createCertificate();
  const read = new X509Certificate(certificate.cert);
  expect(read.subjectAltName).toBe('DNS:localhost');
  expect(read.verify(createPublicKey(certificate.key))).toBe(true);
});

test('the certificate is valid for one day from now', () => {
  const { validFrom, validTo } = new X509Certificate(createCertificate().cert);
  const now = Date.now();
  expect(Date.parse(validFrom)).toBeLessThanOrEqual(now);
  expect(Date.parse(validTo) - now).toBeGreaterThan(0);
  expect(Date.parse(validTo) - now).toBeLessThanOrEqual(86_400_000);
});

test.each([
  [127, '30 7f'],
  [128, '30 81 80'],
  [256, '30 82 01 00'],
])('writes the length of %i bytes as DER does', (length, start) => {
  const bytes = der(0x30, Buffer.alloc(length));
  const head = bytes.subarray(0, bytes.length - length).toString('hex');
  expect(head).toBe(start.replaceAll(' ', ''));
});
