import { expect, test } from 'vitest';
import { freeName } from './freeName.ts';
import { encodeWav } from './toWav.ts';

test('samples become WAV of 16 kHz, one channel and 16 bits, clipped at the loudest', async () => {
  const wav = Buffer.from(await encodeWav(new Float32Array([0, 1, -1, 2, 0.5])).arrayBuffer());
  expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 16), wav.toString('latin1', 36, 40)]).toEqual([
    'RIFF',
    'WAVEfmt ',
    'data',
  ]);
  const { length } = wav;
  expect([wav.readUInt32LE(4), wav.readUInt32LE(40), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([
    length - 8,
    10,
    1,
    16_000,
  ]);
  expect([0, 1, 2, 3, 4].map((at) => wav.readInt16LE(44 + at * 2))).toEqual([0, 32_767, -32_767, 32_767, 16_384]);
});

test('a file gets a name that no other has, whatever the case', () => {
  const files = [{ name: 'Closed' }, { name: 'closed 2' }];
  expect([freeName('Open', files), freeName(' CLOSED ', files), freeName('', files)]).toEqual([
    'Open',
    'CLOSED 3',
    'Audio',
  ]);
});
