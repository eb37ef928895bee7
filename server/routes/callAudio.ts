import type { calls } from '#contract/calls.contract.ts';
import type { Handler } from '../http/handler.ts';
import type { ByteRange } from '../integrations/audioStore.ts';
import { findCallRecording } from '../repositories/recordings.repository.ts';
import { AppError } from '../services/appError.ts';

/** Streams a call's recording, whole or the part requested by `Range`. */
export const getCallAudio: Handler<typeof calls.getCallAudio> = async ({
  db,
  scope,
  input,
  telephony,
  request,
  reply,
}) => {
  const audio = telephony?.audio;
  const recording = await findCallRecording(db, scope, input.params.id);
  const key = recording?.storedAs;
  const size = key ? await audio?.size(key) : undefined;
  if (!audio || !key || size === undefined) throw new AppError('NOT-FOUND');
  void reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-store', 'content-type': 'audio/wav' });
  const range = rangeOf(request.headers.range, size);
  if (range === 'unsatisfiable') {
    void reply.code(416).header('content-range', `bytes */${size}`).send();
  } else if (range) {
    const { start, end } = range;
    void reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
    void reply.send(audio.read(key, range));
  } else void reply.header('content-length', size).send(audio.read(key));
};

/** Parses a single byte range of RFC 9110; undefined means the whole file, also for multiple ranges. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
