const rate = 16_000;
const headerBytes = 44;
const bytesPerSample = 2;

/** Converts a recording that the browser can decode to what carriers play: WAV, 16 kHz, one channel, 16 bits. */
export async function toWav(recording: Blob): Promise<Blob> {
  const context = new AudioContext();
  const [decoding] = await Promise.allSettled([
    recording.arrayBuffer().then((bytes) => context.decodeAudioData(bytes)),
  ]);
  await context.close();
  if (decoding.status === 'rejected') throw decoding.reason;
  const decoded = decoding.value;
  // An offline context mixes the channels and converts the rate.
  const offline = new OfflineAudioContext(1, Math.max(1, Math.ceil(decoded.duration * rate)), rate);
  const source = offline.createBufferSource();
  source.buffer = decoded;
  source.connect(offline.destination);
  source.start();
  return encodeWav((await offline.startRendering()).getChannelData(0));
}

/** Samples from -1 to 1. */
export function encodeWav(samples: Float32Array): Blob {
  const { length } = samples;
  const view = new DataView(new ArrayBuffer(headerBytes + length * bytesPerSample));
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) view.setUint8(at + index, word.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  text(36, 'data');
  view.setUint32(40, length * bytesPerSample, true);
  for (let at = 0; at < length; at += 1) {
    const sample = Math.max(-1, Math.min(1, samples[at] ?? 0));
    view.setInt16(headerBytes + at * bytesPerSample, Math.round(sample * 0x7fff), true);
  }
  return new Blob([view.buffer], { type: 'audio/wav' });
}
