import { callForm, callOver, goOn, ask, speechSeconds, stay, type Channel, type Next } from './channel.ts';
import { parseTwiml, type Verb } from './parseTwiml.ts';
import { playDial } from './playDial.ts';
import { playRecord } from './playRecord.ts';

/** More documents than any call needs; cuts off a server that redirects forever. */
const mostDocuments = 1000;

/** Plays a call from the first response to its end, then calls the number's status callback. */
export async function playCall(channel: Channel, firstAnswer: string, statusCallback: string): Promise<void> {
  let next: Next = { kind: 'document', text: firstAnswer };
  for (let count = 0; next.kind === 'document' && count < mostDocuments; count += 1)
    next = await playDocument(channel, parseTwiml(next.text));
  if (channel.status === 'in-progress') channel.status = 'completed';
  // Nobody picked up, not even we.
  if (channel.status === 'ringing') channel.status = 'no-answer';
  channel.endedAt = channel.line.clock.now();
  const duration = Math.round((channel.endedAt - channel.startedAt) / 1000);
  await channel.line.tell(statusCallback, callForm(channel, { CallDuration: String(duration), SequenceNumber: '0' }));
}

/** The call ends after a document's last verb, as with any carrier. */
async function playDocument(channel: Channel, verbs: readonly Verb[]): Promise<Next> {
  for (const verb of verbs) {
    const next = await playVerb(channel, verb);
    if (next.kind !== 'next') return next;
  }
  return callOver;
}

async function playVerb(channel: Channel, verb: Verb): Promise<Next> {
  if (verb.name === 'Reject') {
    channel.status = verb.attributes['reason'] === 'busy' ? 'busy' : 'no-answer';
    return callOver;
  }
  if (channel.status === 'ringing' && verb.name !== 'Dial') channel.status = 'in-progress';
  switch (verb.name) {
    case 'Say':
    case 'Play':
    case 'Pause':
      return (await stay(channel, 'prompt', await speechSeconds(channel, [verb]))) ? goOn : callOver;
    case 'Redirect':
      return ask(channel, verb.text);
    case 'Gather':
      return playGather(channel, verb);
    case 'Dial':
      return playDial(channel, verb);
    case 'Record':
      return playRecord(channel, verb);
    case 'Hangup':
      return callOver;
    default:
      throw new Error(`the local carrier does not know <${verb.name}>`);
  }
}

const secondsToPress = 2;

async function playGather(channel: Channel, { attributes, children }: Verb): Promise<Next> {
  const keys = channel.script.keys[channel.prompts] ?? '';
  channel.prompts += 1;
  const digits = keys.slice(0, Number(attributes['numDigits'] ?? keys.length));
  const patience =
    (await speechSeconds(channel, children)) + (digits ? secondsToPress : Number(attributes['timeout'] ?? 5));
  if (!(await stay(channel, 'menu', patience))) return callOver;
  const action = attributes['action'];
  if (action === undefined) throw new Error('a Gather of ours has an action');
  if (digits) return ask(channel, action, { Digits: digits });
  return attributes['actionOnEmptyResult'] === 'true' ? ask(channel, action) : goOn;
}
