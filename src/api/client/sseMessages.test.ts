import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sseMessages } from './sseMessages.ts';

async function* pieces(...texts: string[]) {
  yield* texts;
}

async function read(...texts: string[]): Promise<string[]> {
  const messages: string[] = [];
  for await (const message of sseMessages(pieces(...texts))) messages.push(message);
  return messages;
}

test('comments, retry lines and an unfinished last message are passed over', async () => {
  expect(await read('retry: 1000\n\n: connected\n\n', 'data: {"a":1}\n\n: still here\n\ndata: {"b"')).toEqual([
    '{"a":1}',
  ]);
});

test('several data lines are one message of several lines', async () => {
  expect(await read('event: x\ndata: one\ndata: two\n\n')).toEqual(['one\ntwo']);
});

test('wherever the stream is cut, the messages are the same', async () => {
  const message = fc.json();
  await fc.assert(
    fc.asyncProperty(fc.array(message), fc.array(fc.nat(200)), async (messages, cuts) => {
      const text = messages.map((one) => `data: ${one}\n\n`).join('');
      const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b);
      const parts = [0, ...at].map((from, index) => text.slice(from, at[index] ?? text.length));
      expect(await read(...parts)).toEqual(messages);
    }),
  );
});
