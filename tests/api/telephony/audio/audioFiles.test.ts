import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AudioFile, mostAudioBytes } from '#contract/telephony/audioFiles.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { toneWave } from '../../../../server/carriers/local/toneWave.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { flows } from '../../../../server/kernel/db/schema/routing.ts';
import { accounts } from '../../../../server/kernel/db/schema/accounts.ts';
import { deleteAbandonedAudio } from '../../../../server/telephony/audio/audioFiles.ts';
import { diskFileStore } from '../../../../server/kernel/outside/fileStore.ts';
import { join } from 'node:path';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aFlow } from '../../../builders/flows/aFlow.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls, aPublishedFlow, aScript } from '../../carriers/aCarrier.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let parent: number;
let headers: Record<string, string>;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  world = await anAppWithCalls({}, { now: () => now });
  parent = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, parent, ['conf'])).email));
});

const tone = toneWave(3, 1);
/** 16 kB/s of silence: 40 frames of 417 bytes at 44.1 kHz, a little over a second. */
const mp3 = Buffer.concat(
  Array.from({ length: 40 }, () => Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])),
);

const anOwn = () => anAccount(world.db, { parentId: parent });

async function add(account: number, name: string, bytes: Buffer = tone) {
  const sample = { params: { account }, file: { name: `${name}.bin`, bytes } };
  const answer = await ask(world.app, endpoints.addAudioFile, sample, headers);
  return { ...answer, file: JSON.parse(answer.body) as AudioFile };
}

/** A flow that plays the file and hangs up. */
const playing = (file: string): FlowDocument =>
  aFlow()
    .node('start', 'start', {}, { next: 'hello' })
    .node('hello', 'announce', { speech: { kind: 'file', file } }, { next: 'bye' })
    .node('bye', 'hangup').document;

describe('the library of an account', () => {
  test('takes WAV and MP3, judged by their content, and knows how long they are', async () => {
    const account = await anOwn();
    const { file } = await add(account, ' Closed ');
    expect(file).toMatchObject({ account, name: 'Closed', type: 'wav', bytes: tone.length, seconds: 3 });
    expect((await add(account, 'Hold', mp3)).file).toMatchObject({ type: 'mp3', bytes: mp3.length, seconds: 1 });
    const listed = await ask(world.app, endpoints.listAudioFiles, { params: { account } }, headers);
    expect(JSON.parse(listed.body)).toMatchObject([{ name: 'Closed' }, { name: 'Hold' }]);
  });

  test('refuses what is no sound, what carriers cannot play, and what is too large', async () => {
    const account = await anOwn();
    const compressed = Buffer.from(tone);
    compressed.writeUInt16LE(2, 20);
    const types = ['wav', 'mp3'];
    const refused = { status: 415, code: 'file-invalid-type', info: { types } };
    expect(await add(account, 'Text', Buffer.from('RIFF is only a word here'))).toMatchObject(refused);
    expect(await add(account, 'ADPCM', compressed)).toMatchObject(refused);
    expect(await add(account, 'Header', tone.subarray(0, 44))).toMatchObject(refused);
    const large = Buffer.concat([tone, Buffer.alloc(mostAudioBytes)]);
    expect(await add(account, 'Large', large)).toMatchObject({ status: 413, code: 'file-too-large' });
    expect((await ask(world.app, endpoints.listAudioFiles, { params: { account } }, headers)).body).toBe('[]');
  });

  test('has each name once', async () => {
    const account = await anOwn();
    const { file } = await add(account, 'Closed');
    expect(await add(account, 'closed')).toMatchObject({ status: 409, code: 'ALREADY-EXISTS' });
    const other = (await add(account, 'Open')).file;
    const rename = (id: string, name: string) =>
      ask(world.app, endpoints.renameAudioFile, { params: { account, id }, body: { name } }, headers);
    expect(await rename(other.id, 'CLOSED')).toMatchObject({ code: 'ALREADY-EXISTS' });
    expect(JSON.parse((await rename(file.id, 'CLOSED')).body)).toMatchObject({ id: file.id, name: 'CLOSED' });
  });

  test('plays a file in ranges to those who can see the account', async () => {
    const account = await anOwn();
    const { id } = (await add(account, 'Closed')).file;
    const play = (asked: Record<string, string>) =>
      world.app.inject({ url: `/v2/audio/${account}/${id}/content`, headers: asked });
    const whole = await play(headers);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'private, no-store' });
    expect(whole.rawPayload.equals(tone)).toBe(true);
    const part = await play({ ...headers, range: 'bytes=8-11' });
    expect([part.statusCode, part.body]).toEqual([206, 'WAVE']);
    const stranger = await anAccount(world.db);
    const { headers: theirs } = await login(world.app, (await aUser(world.db, stranger, ['conf'])).email);
    expect((await play(theirs)).statusCode).toBe(403);
    const inTheirs = await ask(world.app, endpoints.getAudioFile, { params: { account: stranger, id } }, theirs);
    expect(inTheirs).toMatchObject({ status: 404, code: 'NOT-FOUND' });
  });

  test('keeps a file as long as a flow plays it, and tells which', async () => {
    const account = await anOwn();
    const { id } = (await add(account, 'Closed')).file;
    const flow = randomUUID();
    await aPublishedFlow(world.db, account, flow, playing(id));
    const remove = () => ask(world.app, endpoints.removeAudioFile, { params: { account, id } }, headers);
    const named = { flows: [playing(id).name] };
    expect(await remove()).toMatchObject({ status: 409, code: 'AUDIO-IN-USE', info: named });
    const silent = aFlow().node('start', 'start').document;
    await world.db.update(flows).set({ draft: silent }).where(eq(flows.id, flow));
    expect(await remove()).toMatchObject({ code: 'AUDIO-IN-USE' });
    await world.db
      .update(flows)
      .set({ draft: playing(id), publishedVersion: null })
      .where(eq(flows.id, flow));
    expect(await remove()).toMatchObject({ code: 'AUDIO-IN-USE' });
    const canary = { version: 1, share: 10 } as unknown as typeof flows.$inferInsert.canary;
    await world.db.update(flows).set({ draft: silent, canary }).where(eq(flows.id, flow));
    expect(await remove()).toMatchObject({ code: 'AUDIO-IN-USE' });
    await world.db.update(flows).set({ canary: null }).where(eq(flows.id, flow));
    expect((await remove()).status).toBe(200);
    const written = await world.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `audio ${id}`));
    expect(written.map(({ action }) => action)).toEqual(['audio.added', 'audio.removed']);
  });

  test('goes with its account', async () => {
    const account = await anOwn();
    const { id } = (await add(account, 'Closed')).file;
    const store = diskFileStore(join(world.environment.DATA_DIR, 'audio'));
    await deleteAbandonedAudio(world.db, store);
    const play = () => ask(world.app, endpoints.getAudioFile, { params: { account, id } }, headers);
    expect((await play()).status).toBe(200);
    await world.db.update(accounts).set({ deletedAt: now }).where(eq(accounts.id, account));
    await deleteAbandonedAudio(world.db, store);
    await world.db.update(accounts).set({ deletedAt: null }).where(eq(accounts.id, account));
    expect((await play()).status).toBe(404);
  });
});

describe('a flow', () => {
  test('that plays a file of another account cannot be published', async () => {
    const [account, other] = [await anOwn(), await anOwn()];
    const { id } = (await add(other, 'Closed')).file;
    const check = (document: FlowDocument) =>
      ask(world.app, endpoints.validateFlow, { params: { account }, body: { document } }, headers);
    const problem = { code: 'AUDIO-FOREIGN', severity: 'error', nodeId: 'hello', path: 'speech.file' };
    expect((await check(playing(id))).body).toContain(JSON.stringify(problem).slice(1, -1));
    expect((await check(playing((await add(account, 'Own')).file.id))).body).not.toContain('AUDIO-FOREIGN');
  });

  test('plays the very file to its callers, and a replaced one from then on', async () => {
    const account = await anOwn();
    const { id } = (await add(account, 'Closed')).file;
    const flow = randomUUID();
    await aPublishedFlow(world.db, account, flow, playing(id));
    const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
    const heard = async () => {
      const { callSid, ended } = await world.carrier.placeCall(aScript(did), { start: now.getTime(), speed: 1000 });
      await ended;
      return world.carrier.findChannel(callSid)?.played.map(({ sha256 }) => sha256);
    };
    const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(await heard()).toEqual([hashOf(tone)]);
    const longer = toneWave(5, 1);
    const sample = { params: { account, id }, file: { name: 'longer.wav', bytes: longer } };
    const { body } = await ask(world.app, endpoints.replaceAudioFile, sample, headers);
    expect(JSON.parse(body)).toMatchObject({ id, name: 'Closed', seconds: 5 });
    expect(await heard()).toEqual([hashOf(longer)]);
  });
});

describe('the address that the carrier gets', () => {
  async function addressOf() {
    const account = await anOwn();
    const { id } = (await add(account, 'Closed')).file;
    const flow = randomUUID();
    await aPublishedFlow(world.db, account, flow, playing(id));
    const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
    const { callSid, ended } = await world.carrier.placeCall(aScript(did), { start: now.getTime(), speed: 1000 });
    await ended;
    return { account, id, url: new URL(world.carrier.findChannel(callSid)?.played[0]?.url ?? '') };
  }

  test('serves ranges, can be kept and asked for again, and is the same all day', async () => {
    const { url } = await addressOf();
    const get = (asked: Record<string, string> = {}) =>
      world.app.inject({ url: url.pathname + url.search, headers: asked });
    const whole = await get();
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'private, max-age=300' });
    expect((await get({ range: 'bytes=0-3' })).body).toBe('RIFF');
    expect((await get({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  });

  test('opens nothing once it was changed, and ends', async () => {
    const { url, account } = await addressOf();
    const other = (await add(account, 'Other')).file.id;
    const status = async (path: string) => (await world.app.inject({ url: path })).statusCode;
    const { pathname, search } = url;
    expect(await status(pathname + search)).toBe(200);
    expect(await status(pathname)).toBe(404);
    expect(await status(`/carrier/audio/${account}/${other}${search}`)).toBe(403);
    expect(await status(`${pathname}${search.replace(/until=\d/, 'until=9')}`)).toBe(403);
    expect(await status(`${pathname}${search.slice(0, -2)}`)).toBe(403);
    const before = now;
    now = new Date(Number(url.searchParams.get('until')) - 1);
    expect(await status(pathname + search)).toBe(200);
    now = new Date(now.getTime() + 1);
    expect(await status(pathname + search)).toBe(403);
    now = before;
  });
});
