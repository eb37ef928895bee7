import { ask, callForm, newSid, stay, type Channel, type Next } from './channel.ts';
import type { Verb } from './parseTwiml.ts';

/** Leaves a message no longer than allowed and hangs up. */
export async function playRecord(channel: Channel, { attributes }: Verb): Promise<Next> {
  const seconds = Math.min(channel.script.messageSeconds, Number(attributes['maxLength'] ?? 3600));
  const { hangsUp } = channel.script;
  const spoken = hangsUp?.during === 'message' ? Math.min(seconds, hangsUp.after) : seconds;
  await stay(channel, 'message', seconds);
  channel.status = 'completed';
  const recording = await tellRecording(channel, attributes['recordingStatusCallback'], {
    seconds: spoken,
    channels: 1,
  });
  const action = attributes['action'];
  if (action === undefined) throw new Error('a Record of ours has an action');
  return ask(channel, action, {
    RecordingUrl: recording.url,
    RecordingSid: recording.sid,
    RecordingDuration: String(spoken),
    Digits: 'hangup',
  });
}

/** Creates a recording and reports to its callback that it is ready, or absent. */
export async function tellRecording(
  channel: Channel,
  callback: string | undefined,
  { seconds, channels }: { seconds: number; channels: 1 | 2 },
): Promise<{ sid: string; url: string }> {
  const sid = newSid('RE');
  const { line } = channel;
  const query = new URLSearchParams({ seconds: String(seconds), channels: String(channels) });
  const url = `${line.apiBase}/recordings/${sid}?${query}`;
  const said = {
    RecordingSid: sid,
    RecordingUrl: url,
    RecordingStatus: seconds > 0 ? 'completed' : 'absent',
    RecordingDuration: String(seconds),
    RecordingChannels: String(channels),
  };
  const { CallStatus: _, ...form } = callForm(channel, said);
  if (callback !== undefined) await line.post(callback, form);
  return { sid, url };
}
