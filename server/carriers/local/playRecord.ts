import {
  ask,
  callForm,
  callOver,
  goOn,
  newSid,
  stay,
  type Channel,
  type LocalRecording,
  type Next,
} from './channel.ts';
import type { Verb } from './parseTwiml.ts';

/**
 * Leaves a message no longer than allowed and hangs up. After silence no action is requested, as with any carrier: the
 * call goes on with the next verb, if the caller is still there.
 */
export async function playRecord(channel: Channel, { attributes }: Verb): Promise<Next> {
  const { hangsUp, messageSeconds } = channel.script;
  const callback = attributes['recordingStatusCallback'];
  if (messageSeconds === null) return (await hearSilence(channel, attributes)) ? goOn : callOver;
  const seconds = Math.min(messageSeconds, Number(attributes['maxLength'] ?? 3600));
  const spoken = hangsUp?.during === 'message' ? Math.min(seconds, hangsUp.after) : seconds;
  await stay(channel, 'message', seconds);
  channel.status = 'completed';
  const recording = await postRecording(channel, callback, { seconds: spoken, channels: 1, source: 'RecordVerb' });
  const action = attributes['action'];
  if (action === undefined) throw new Error('a Record of ours has an action');
  if (spoken === 0) return callOver;
  return ask(channel, action, {
    RecordingUrl: recording.url,
    RecordingSid: recording.sid,
    RecordingDuration: String(spoken),
    Digits: 'hangup',
  });
}

/** Passes the time that a record waits for a word. False if the caller hung up during it. */
async function hearSilence(channel: Channel, attributes: Verb['attributes']): Promise<boolean> {
  const stayed = await stay(channel, 'message', Number(attributes['timeout'] ?? 5));
  await postRecording(channel, attributes['recordingStatusCallback'], {
    seconds: 0,
    channels: 1,
    source: 'RecordVerb',
  });
  return stayed;
}

/** Creates a recording and reports to its callback that it is ready, or absent. */
export async function postRecording(
  channel: Channel,
  callback: string | undefined,
  { seconds, channels, source }: Omit<LocalRecording, 'sid'>,
): Promise<{ sid: string; url: string }> {
  const sid = newSid('RE');
  const { line } = channel;
  if (seconds > 0) channel.recordings.push({ sid, source, seconds, channels });
  const query = new URLSearchParams({ seconds: String(seconds), channels: String(channels) });
  const url = `${line.apiBase}/recordings/${sid}?${query}`;
  const fields = {
    RecordingSid: sid,
    RecordingUrl: url,
    RecordingStatus: seconds > 0 ? 'completed' : 'absent',
    RecordingDuration: String(seconds),
    RecordingChannels: String(channels),
  };
  const { CallStatus: _, ...form } = callForm(channel, fields);
  if (callback !== undefined) await line.tell(callback, form);
  return { sid, url };
}
