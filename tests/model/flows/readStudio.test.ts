import { expect, test } from 'vitest';
import { readStudio } from '#flows/studio/readStudio.ts';

test.each([
  ['hello', 'NOT-JSON'],
  ['schema: 1\nname: Front desk\n', 'OWN-FLOW'],
  ['{"schema":1,"steps":[]}', 'OWN-FLOW'],
  ['{"schema":1,"nodes":[],"edges":[]}', 'OWN-FLOW'],
  ['[]', 'NOT-STUDIO'],
  ['{"nodes":[],"connections":{}}', 'NOT-STUDIO'],
  ['{"states":[{"type":"say-play"}]}', 'INVALID'],
])('%s is no flow of Studio', (text, code) => {
  const read = readStudio(text);
  expect(read.ok ? null : read.fault.code).toBe(code);
});

test('the answer of the API is read like the file', () => {
  const read = readStudio('{"sid":"FW0","definition":{"states":[{"name":"Trigger","type":"trigger"}]}}');
  expect(read.ok && read.flow.states.length).toBe(1);
});
