import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wavParts, type WavFile, type WavPart } from './wavParts.ts';

interface Given {
  channels: number;
  rate: number;
  /** Frame by frame. */
  samples: readonly number[];
  /** Chunks before the samples. */
  before?: Buffer[];
  kind?: number;
  bits?: number;
  /** What the chunk of the samples says of its length. */
  told?: number;
}

function aWav({ channels, rate, samples, before = [], kind = 1, bits = 16, told }: Given): Buffer {
  const data = Buffer.from(Int16Array.from(samples).buffer);
  const format = Buffer.alloc(24);
  format.write('fmt ', 0, 'latin1');
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(kind, 8);
  format.writeUInt16LE(channels, 10);
  format.writeUInt32LE(rate, 12);
  format.writeUInt16LE(bits, 22);
  const head = Buffer.from('data....', 'latin1');
  head.writeUInt32LE(told ?? data.length, 4);
  return Buffer.concat([Buffer.from('RIFF....WAVE', 'latin1'), format, ...before, head, data]);
}

const fileOf = (bytes: Buffer): WavFile => ({
  size: bytes.length,
  read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end + 1)),
});

async function partsOf(bytes: Buffer, longestSeconds: number): Promise<WavPart[]> {
  return Array.fromAsync(wavParts(fileOf(bytes), longestSeconds));
}

/** The samples of a file of one channel. */
const samplesIn = (wav: Uint8Array) => [...new Int16Array(wav.slice(44).buffer)];

test('both channels of a recording are heard alone', async () => {
  const [part, ...more] = await partsOf(aWav({ channels: 2, rate: 8000, samples: [1, -1, 2, -2, 3, -3] }), 60);
  expect([part?.from, part?.channels.map(samplesIn), more]).toEqual([
    0,
    [
      [1, 2, 3],
      [-1, -2, -3],
    ],
    [],
  ]);
  const [left] = part?.channels ?? [];
  expect(Buffer.from(left ?? []).toString('hex')).toBe(
    '524946462a00000057415645666d74201000000001000100401f0000803e0000020010006461746106000000010002000300',
  );
});

test('a long recording is cut where it is quiet', async () => {
  const rate = 100;
  const loud: number[] = Array.from({ length: 100 * rate }, (_, at) => (at % 2 === 0 ? 9000 : -9000));
  for (let at = 48 * rate; at < 49 * rate; at += 1) loud[at] = 0;
  const parts = await partsOf(aWav({ channels: 1, rate, samples: loud }), 60);
  expect(parts.map(({ from }) => from)).toEqual([0, 48.12]);
});

test('parts are the whole recording in its order, none of them too long', async () => {
  const given = fc.record({
    channels: fc.integer({ min: 1, max: 3 }),
    rate: fc.constantFrom(10, 50, 100),
    frames: fc.nat(4000),
    longest: fc.integer({ min: 1, max: 30 }),
    seed: fc.nat(),
  });
  const law = fc.asyncProperty(given, async ({ channels, rate, frames, longest, seed }) => {
    const samples = Array.from({ length: frames * channels }, (_, at) => ((at * 7919 + seed) % 65_536) - 32_768);
    const parts = await partsOf(aWav({ channels, rate, samples }), longest);
    for (let channel = 0; channel < channels; channel += 1) {
      const heard = parts.flatMap((part) => samplesIn(part.channels[channel] ?? new Uint8Array()));
      expect(heard).toEqual(samples.filter((_, at) => at % channels === channel));
    }
    let at = 0;
    for (const { from, channels: own } of parts) {
      expect(from).toBeCloseTo(at / rate, 9);
      const count = samplesIn(own[0] ?? new Uint8Array()).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(longest * rate);
      at += count;
    }
  });
  await fc.assert(law, { numRuns: 60 });
});

const one = { channels: 1, rate: 8000, samples: [5, 6, 7] };
const list = Buffer.concat([Buffer.from('LIST', 'latin1'), Buffer.from([3, 0, 0, 0, 65, 66, 67, 0])]);

test.each<[string, Partial<Given>]>([
  ['chunks of other kinds before its samples', { before: [list] }],
  ['the format of WAVE_FORMAT_EXTENSIBLE', { kind: 0xff_fe }],
  ['no length, as it was written while it came', { told: 0 }],
  ['the greatest length', { told: 0xff_ff_ff_ff }],
])('a recording with %s is read', async (_, given) => {
  const [part] = await partsOf(aWav({ ...one, ...given }), 60);
  expect(part?.channels.map(samplesIn)).toEqual([[5, 6, 7]]);
});

test.each<[string, Buffer]>([
  ['an MP3', Buffer.from('ID3 and so on, which is long enough', 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['G.711', aWav({ ...one, kind: 7, bits: 8 })],
  ['24 bits', aWav({ ...one, bits: 24 })],
  ['no channels', aWav({ ...one, channels: 0 })],
  ['a header alone', aWav(one).subarray(0, 36)],
])('%s is not read', async (_, bytes) => {
  await expect(partsOf(bytes, 60)).rejects.toMatchObject({ name: 'UnreadableAudio' });
});
