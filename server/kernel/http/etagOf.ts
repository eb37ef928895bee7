import { createHash } from 'node:crypto';

/** A short hash of the content. */
export function etagOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
