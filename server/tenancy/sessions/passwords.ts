import { hash, verify } from '@node-rs/argon2';

/** The package's value for argon2id, because its const enum cannot be imported here. */
const argon2id = 2;

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobodysHash: Promise<string> | undefined;

/** Checks a password. Does the same work without a hash, so that timing reveals nothing. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== undefined && matches;
}
