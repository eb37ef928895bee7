const OFFSET = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/** A hash of a short text (FNV-1a with a final mix), the same on every machine: an integer from 0 to 2^32 - 1. */
export function hashOf(text: string): number {
  let hash = OFFSET;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
