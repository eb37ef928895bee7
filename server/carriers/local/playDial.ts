import type { CarrierStatus } from '../../telephony/calls/callEvent.ts';
import { ask, goOn, type Leg, newSid, type Channel, type Next } from './channel.ts';
import type { AgentScript } from '../../telephony/calls/callScript.ts';
import { hearWhisper } from './hearWhisper.ts';
import { postLegStatus } from './leg.ts';
import type { Verb } from './parseTwiml.ts';
import { postRecording } from './playRecord.ts';

interface DialResult {
  status: CarrierStatus;
  leg: Leg | undefined;
  seconds: number;
  bridged: boolean;
  recordingUrl?: string;
}

const busyAfter = 1;

const nouns = new Set(['Number', 'Sip']);

/** Rings all numbers and SIP addresses at once. The first to answer gets the call, and the others are canceled. */
export async function playDial(channel: Channel, { attributes, children }: Verb): Promise<Next> {
  const legs = children.filter(({ name }) => nouns.has(name)).map((noun) => legOf(channel, noun));
  const result = await ring(channel, legs, attributes);
  const action = attributes['action'];
  if (action === undefined) return goOn;
  return ask(channel, action, {
    DialCallStatus: result.status,
    DialBridged: String(result.bridged),
    ...(result.recordingUrl !== undefined && { RecordingUrl: result.recordingUrl }),
    ...(result.leg && { DialCallSid: result.leg.sid, DialCallDuration: String(result.seconds) }),
  });
}

function legOf(channel: Channel, { attributes, text }: Verb): Leg {
  const { script, line } = channel;
  const leg: Leg = {
    sid: newSid('CA'),
    number: text,
    whisperUrl: attributes['url'],
    statusCallback: attributes['statusCallback'],
    agent: script.agentAt(text),
    sequence: 0,
    status: 'queued',
    startedAt: line.clock.now(),
    endedAt: null,
    seconds: 0,
    talked: null,
  };
  channel.legs.push(leg);
  return leg;
}

async function ring(channel: Channel, legs: Leg[], attributes: Record<string, string>): Promise<DialResult> {
  const { clock } = channel.line;
  const timeout = Number(attributes['timeout'] ?? 30);
  for (const leg of legs) await postLegStatus(channel, leg, 'initiated');
  for (const leg of legs.filter(({ agent }) => agent.kind !== 'failed')) await postLegStatus(channel, leg, 'ringing');
  const patience = channel.script.hangsUp?.during === 'ringing' ? channel.script.hangsUp.after : Infinity;
  const winner = legs.filter(({ agent }) => answersAfter(agent) < Math.min(timeout, patience)).toSorted(soonest)[0];
  const ends = winner ? answersAfter(winner.agent) : Math.min(timeout, patience);
  const refusing = legs.filter(({ agent }) => agent.kind === 'busy' || agent.kind === 'failed');
  const everyoneRefused = refusing.length === legs.length;
  await clock.pass(Math.min(busyAfter, ends));
  for (const leg of refusing) await postLegStatus(channel, leg, leg.agent.kind === 'busy' ? 'busy' : 'failed', 0);
  if (!everyoneRefused) await clock.pass(Math.max(0, ends - busyAfter));
  if (!winner && !everyoneRefused && patience <= timeout) channel.status = 'completed';
  const gone = channel.status === 'completed';
  for (const leg of legs.filter((other) => other !== winner && !refusing.includes(other)))
    await postLegStatus(channel, leg, winner || gone ? 'canceled' : 'no-answer', 0);
  if (winner) return connect(channel, winner, attributes);
  const last = legs.at(-1);
  const status = everyoneRefused && last?.agent.kind === 'busy' ? 'busy' : everyoneRefused ? 'failed' : 'no-answer';
  return { status, leg: last, seconds: 0, bridged: false };
}

async function connect(channel: Channel, leg: Leg, attributes: Record<string, string>): Promise<DialResult> {
  const { clock } = channel.line;
  const answeredAt = clock.now();
  const length = () => Math.round((clock.now() - answeredAt) / 1000);
  await postLegStatus(channel, leg, 'in-progress');
  if (!(await hearWhisper(channel, leg))) {
    await postLegStatus(channel, leg, 'completed', length());
    return { status: 'no-answer', leg, seconds: length(), bridged: false };
  }
  channel.status = 'in-progress';
  const { agent } = leg;
  const limit = Number(attributes['timeLimit'] ?? 14_400);
  const talk = agent.kind === 'answers' ? Math.min(agent.talk, limit) : 0;
  leg.talked = talk;
  await clock.pass(talk);
  if (agent.kind === 'answers' && !agent.hangsUpFirst && agent.talk <= limit) channel.status = 'completed';
  await postLegStatus(channel, leg, 'completed', length());
  const connected = { status: 'completed', leg, seconds: length(), bridged: true } as const;
  if (!attributes['record']) return connected;
  const callback = attributes['recordingStatusCallback'];
  return {
    ...connected,
    recordingUrl: (await postRecording(channel, callback, { seconds: talk, channels: 2, source: 'DialVerb' })).url,
  };
}

function answersAfter(agent: AgentScript): number {
  return agent.kind === 'answers' ? agent.after : Infinity;
}

function soonest(a: Leg, b: Leg): number {
  return answersAfter(a.agent) - answersAfter(b.agent);
}
