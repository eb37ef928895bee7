import type { ByteRange } from '../../kernel/outside/fileStore.ts';

/** Not a recording that we can read. */
export class UnreadableAudio extends Error {
  override name = 'UnreadableAudio';
}

/** A stretch of a recording, each channel alone. */
export interface WavPart {
  /** Where it begins in the recording, in seconds. */
  from: number;
  /** WAV files of one channel, in the order of the channels. */
  channels: Uint8Array<ArrayBuffer>[];
}

interface WavFormat {
  channels: number;
  /** Samples a second. */
  rate: number;
  /** The bytes of the samples. */
  start: number;
  end: number;
}

export interface WavFile {
  /** In bytes. */
  size: number;
  read: (range: ByteRange) => Promise<Uint8Array>;
}

const [bytesOfSample, mostHeader] = [2, 64 * 1024];
const formats = { pcm: 1, extensible: 0xff_fe };
/** Of a part that isn’t the last, the end is looked through for a pause, in seconds. */
const [searched, pause] = [20, 0.25];

/**
 * A recording in parts of at most so many seconds, cut where it is quietest, so that no word is cut. Only one part is in
 * memory at a time.
 * @throws UnreadableAudio for anything but WAV with samples of 16 bits.
 */
export async function* wavParts(file: WavFile, longestSeconds: number): AsyncGenerator<WavPart> {
  const format = formatOf(await file.read({ start: 0, end: Math.min(file.size, mostHeader) - 1 }), file.size);
  const { channels, rate, start, end } = format;
  const bytesOfFrame = channels * bytesOfSample;
  const frames = Math.floor((end - start) / bytesOfFrame);
  const most = Math.floor(longestSeconds * rate);
  for (let from = 0; from < frames;) {
    const count = Math.min(most, frames - from);
    const first = start + from * bytesOfFrame;
    const samples = samplesOf(await file.read({ start: first, end: first + count * bytesOfFrame - 1 }));
    const isLast = from + count === frames;
    const kept = isLast ? count : quietest(samples, { channels, rate, count });
    const alone = Array.from({ length: channels }, (_, at) =>
      monoWav(channelOf(samples, { at, channels, kept }), rate),
    );
    yield { from: from / rate, channels: alone };
    from += kept;
  }
}

/** RIFF WAVE: the chunk of the format, and where that of the samples lies. */
function formatOf(head: Uint8Array, size: number): WavFormat {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const textAt = (at: number) => new TextDecoder('latin1').decode(head.subarray(at, at + 4));
  if (head.length < 12 || textAt(0) !== 'RIFF' || textAt(8) !== 'WAVE') throw new UnreadableAudio('no WAV file');
  let format: Pick<WavFormat, 'channels' | 'rate'> | undefined;
  for (let at = 12; at + 8 <= head.length;) {
    const [name, length] = [textAt(at), view.getUint32(at + 4, true)];
    const content = at + 8;
    // Who writes a file as it comes doesn’t know its length, and says none or the greatest.
    if (name === 'data' && format) {
      const end = length === 0 || content + length > size ? size : content + length;
      return { ...format, start: content, end };
    }
    if (name === 'fmt ' && content + 16 <= head.length) {
      const [kind, bits] = [view.getUint16(content, true), view.getUint16(content + 14, true)];
      if ((kind !== formats.pcm && kind !== formats.extensible) || bits !== 8 * bytesOfSample)
        throw new UnreadableAudio(`samples of the format ${kind} with ${bits} bits`);
      format = { channels: view.getUint16(content + 2, true), rate: view.getUint32(content + 4, true) };
      if (format.channels === 0 || format.rate === 0) throw new UnreadableAudio('no channels, or no rate');
    }
    // Chunks begin at even places.
    at = content + length + (length % 2);
  }
  throw new UnreadableAudio('no samples');
}

/** Little-endian, as on all machines that Node runs on. */
function samplesOf(bytes: Uint8Array): Int16Array {
  const whole = bytes.slice(0, bytes.length - (bytes.length % bytesOfSample));
  return new Int16Array(whole.buffer, whole.byteOffset, whole.length / bytesOfSample);
}

function channelOf(
  samples: Int16Array,
  { at, channels, kept }: { at: number; channels: number; kept: number },
): Int16Array {
  return Int16Array.from({ length: kept }, (_, frame) => samples[frame * channels + at] ?? 0);
}

/** The middle of the quietest pause near the end of the samples, in frames. */
function quietest(
  samples: Int16Array,
  { channels, rate, count }: { channels: number; rate: number; count: number },
): number {
  const step = Math.max(1, Math.floor(pause * rate));
  const first = Math.max(step, count - Math.floor(searched * rate));
  let [best, least] = [count, Infinity];
  for (let at = first; at + step <= count; at += step) {
    const loud = samples.subarray(at * channels, (at + step) * channels).reduce((sum, one) => sum + Math.abs(one), 0);
    if (loud < least) [best, least] = [at + Math.floor(step / 2), loud];
  }
  return best;
}

function monoWav(samples: Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const header = 44;
  const bytes = new Uint8Array(header + samples.length * bytesOfSample);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, formats.pcm, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * bytesOfSample, true);
  view.setUint16(32, bytesOfSample, true);
  view.setUint16(34, 8 * bytesOfSample, true);
  write(36, 'data');
  view.setUint32(40, samples.length * bytesOfSample, true);
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), header);
  return bytes;
}
