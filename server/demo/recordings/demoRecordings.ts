import { join } from 'node:path';
import type { CallEvent } from '../../telephony/calls/callEvent.ts';
import type { recordings } from '../../kernel/db/schema/calls.ts';
import { type FileStore, diskFileStore } from '../../kernel/outside/fileStore.ts';
import lengths from './lengths.json' with { type: 'json' };

/** Whole seconds of the sound files of a business. */
export interface DemoLengths {
  conversation: number;
  message: number;
}

/** The business whose recordings an account has: its own or, for a branch, its parent's. */
interface DemoVoice extends DemoLengths {
  name: string;
}

const folder = 'demo/';

export function demoVoiceOf(accountKey: string): DemoVoice | undefined {
  const found = Object.entries(lengths).find(([name]) => accountKey.startsWith(name));
  return found && { name: found[0], ...found[1] };
}

/**
 * What the carrier would have told about the recording of an ended call in which somebody talked or left a message for
 * exactly as long as a file of the voice is; empty for any other call. `storedAs` is a key of `audioStoreWithDemo`.
 */
export function demoRecordingOf(
  { name, conversation, message }: DemoVoice,
  call: {
    accountId: number;
    callUuid: string;
    endedAt: number;
    talked: number;
    left: { step: number; seconds: number } | undefined;
  },
): { events: CallEvent[]; row: typeof recordings.$inferInsert } | undefined {
  const { accountId, callUuid, endedAt, talked, left } = call;
  const kind = talked === conversation ? 'conversation' : left?.seconds === message ? 'message' : undefined;
  if (kind === undefined) return undefined;
  const sid = `RE${callUuid.replaceAll('-', '')}`;
  const seconds = kind === 'conversation' ? conversation : message;
  const at = endedAt + 2000;
  const reported: CallEvent[] =
    kind === 'message' && left
      ? [{ key: `message-${left.step}`, at: endedAt, kind: 'message.left', payload: { ...left, sid } }]
      : [];
  return {
    events: [
      ...reported,
      { key: `recording-${sid}`, at, kind: 'recording', payload: { sid, recording: kind, seconds } },
    ],
    row: {
      accountId,
      callUuid,
      sid,
      sourceUrl: '',
      storedAs: `${folder}${name}-${kind}.mp3`,
      leftCarrierAt: new Date(at),
      seconds,
      channels: kind === 'conversation' ? 2 : 1,
      createdAt: new Date(at),
    },
  };
}

/** Next to this file in the sources, next to the bundle in a build. */
const shipped = import.meta.dirname.endsWith('recordings')
  ? import.meta.dirname
  : join(import.meta.dirname, 'recordings');

/** Stores files in a folder, and also has the demo's recordings, which many calls share and nobody deletes. */
export function audioStoreWithDemo(path: string): FileStore {
  const store = diskFileStore(path);
  const demo = diskFileStore(shipped);
  const isDemo = (key: string) => key.startsWith(folder);
  const nameOf = (key: string) => key.slice(folder.length);
  return {
    put: (key, content) => store.put(key, content),
    size: (key) => (isDemo(key) ? demo.size(nameOf(key)) : store.size(key)),
    read: (key, range) => (isDemo(key) ? demo.read(nameOf(key), range) : store.read(key, range)),
    delete: (key) => (isDemo(key) ? Promise.resolve() : store.delete(key)),
  };
}
