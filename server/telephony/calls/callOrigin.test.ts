import { expect, test } from 'vitest';
import { attestationOf } from './callOrigin.ts';

test.each([
  ['TN-Validation-Passed-A', 'A'],
  ['TN-Validation-Passed-B', 'B'],
  ['TN-Validation-Passed-C', 'C'],
  ['TN-Validation-Passed-A-Diverted', 'A'],
  ['TN-Validation-Passed-B-Passthrough', 'B'],
  ['TN-Validation-Failed', 'failed'],
  ['TN-Validation-Failed-A', 'failed'],
  ['TN-Validation-Failed-C-Diverted', 'failed'],
  ['TN-Validation-Passed', null],
  ['No-TN-Validation', null],
  ['A', 'A'],
  ['C', 'C'],
  ['', null],
  ['Apples', null],
  [undefined, null],
])('the verification %s is the attestation %s', (verstat, attestation) => {
  expect(attestationOf(verstat)).toBe(attestation);
});
