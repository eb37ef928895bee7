const rate = 8000;
const bytesPerSample = 2;
const headerBytes = 44;
/** Seconds after which the speaker changes. */
const turn = 3;
const tones = [220, 330] as const;

export const longestTone = 3600;

/**
 * A WAV file (PCM, 8 kHz, 16 bit) in which caller (channel 1) and target (channel 2) alternate as two soft tones.
 * `seconds` is capped at `longestTone`; a single channel has the caller alone.
 */
export function toneWave(seconds: number, channels: 1 | 2): Buffer {
  const samples = Math.min(seconds, longestTone) * rate;
  const frame = channels * bytesPerSample;
  const file = Buffer.alloc(headerBytes + samples * frame);
  writeHeader(file, samples * frame, channels);
  const cycles = tones.map(oneSecond);
  for (let sample = 0; sample < samples; sample += 1) {
    const speaking = channels === 1 ? 0 : Math.floor(sample / rate / turn) % 2;
    const value = cycles[speaking]?.[sample % rate] ?? 0;
    file.writeInt16LE(value, headerBytes + sample * frame + speaking * bytesPerSample);
  }
  return file;
}

/** One second of a tone that rises and falls four times, like syllables. */
function oneSecond(frequency: number): Int16Array {
  return Int16Array.from({ length: rate }, (_, sample) => {
    const loudness = Math.sin((Math.PI * ((sample * 4) % rate)) / rate);
    return Math.round(6000 * loudness * Math.sin((2 * Math.PI * frequency * sample) / rate));
  });
}

function writeHeader(file: Buffer, dataBytes: number, channels: number): void {
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * channels * bytesPerSample, 28);
  file.writeUInt16LE(channels * bytesPerSample, 32);
  file.writeUInt16LE(bytesPerSample * 8, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(dataBytes, 40);
}
