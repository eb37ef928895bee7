import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const sizes = { iv: 12, tag: 16 };

/** Encrypts a secret for the database (AES-256-GCM, base64url). `about` binds it to its row. */
export function seal(key: Uint8Array, secret: string, about: string): string {
  const iv = randomBytes(sizes.iv);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when it was encrypted with another key or for another row, or has been altered. */
export function unseal(key: Uint8Array, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, sizes.iv))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(sizes.iv, sizes.iv + sizes.tag));
  return Buffer.concat([decipher.update(bytes.subarray(sizes.iv + sizes.tag)), decipher.final()]).toString('utf8');
}
