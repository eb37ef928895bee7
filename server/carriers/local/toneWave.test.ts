import { expect, test } from 'vitest';
import { toneWave } from './toneWave.ts';

test('a recording is a WAV file of the requested length and channels', () => {
  const file = toneWave(4, 2);
  expect(file.toString('ascii', 0, 4)).toBe('RIFF');
  expect(file.toString('ascii', 8, 15)).toBe('WAVEfmt');
  expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([2, 8000, 16]);
  expect(file.readUInt32LE(40)).toBe(4 * 8000 * 2 * 2);
  expect(file.length).toBe(44 + file.readUInt32LE(40));
});

test('the two speakers take turns', () => {
  const file = toneWave(6, 2);
  const loudest = (channel: number, from: number) => {
    let most = 0;
    for (let sample = from * 8000; sample < (from + 3) * 8000; sample += 1)
      most = Math.max(most, Math.abs(file.readInt16LE(44 + sample * 4 + channel * 2)));
    return most;
  };
  expect([loudest(0, 0) > 1000, loudest(1, 0), loudest(0, 3), loudest(1, 3) > 1000]).toEqual([true, 0, 0, true]);
});
