import { parseBuffer } from 'music-metadata';

export interface AudioContent {
  type: 'wav' | 'mp3';
  seconds: number;
}

/** The codings of a WAV file that carriers play. */
const wavCodecs = new Set(['PCM', 'ALAW', 'MULAW']);

/** Reads what carriers can play, WAV and MP3. Undefined for other content, and for files without any sound. */
export async function readAudio(bytes: Uint8Array): Promise<AudioContent | undefined> {
  const [read] = await Promise.allSettled([parseBuffer(bytes, undefined, { duration: true, skipCovers: true })]);
  if (read.status === 'rejected') return undefined;
  const { container, codec = '', duration = 0 } = read.value.format;
  const type = container === 'WAVE' && wavCodecs.has(codec) ? 'wav' : codec.endsWith('Layer 3') ? 'mp3' : undefined;
  return type !== undefined && duration > 0 ? { type, seconds: Math.round(duration * 10) / 10 } : undefined;
}
