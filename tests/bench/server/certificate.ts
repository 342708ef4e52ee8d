import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate for one run. */
export interface Certificate {
  /** PEM. */
  cert: string;
  key: string;
  /**
   * Base64 of the SHA-256 of the public key. Chromium is told to trust exactly this key: if it ignored all
   * certificate errors, it would cache nothing.
   */
  fingerprint: string;
}

/** Encoded OIDs of the certificate's algorithms and attributes. */
const OID = {
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
};

/** A DER value: tag, length, content (X.690, 8.1). */
export function der(tag: number, ...parts: (Buffer | number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: (Buffer | number[])[]) => der(0x30, ...parts);
const text = (tag: number, value: string) => der(tag, Buffer.from(value, 'latin1'));

/** '261121093500Z' */
function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14);
  return text(0x17, `${digits}Z`);
}

/** Creates a key and a certificate for localhost that is valid for a day (RFC 5280, 4.1). Does not need openssl. */
export function createCertificate(): Certificate {
  const now = new Date();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(der(0x06, OID.ecdsaWithSha256));
  const name = sequence(der(0x31, sequence(der(0x06, OID.commonName), text(0x0c, 'localhost'))));
  const validity = sequence(utcTime(now), utcTime(new Date(now.getTime() + 86_400_000)));
  const hosts = sequence(text(0x82, 'localhost'));
  const extensions = sequence(sequence(der(0x06, OID.subjectAltName), der(0x04, hosts)));
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    algorithm,
    name,
    validity,
    name,
    subjectKey,
    der(0xa3, extensions),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, algorithm, der(0x03, [0], signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fingerprint: createHash('sha256').update(subjectKey).digest('base64'),
  };
}
