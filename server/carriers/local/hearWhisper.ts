import { speechSeconds, type Channel } from './channel.ts';
import { legForm, type Leg } from './leg.ts';
import { parseTwiml, type Verb } from './parseTwiml.ts';

import type { Form } from './webhookPost.ts';

/** What a target hears before it is connected. False when the document hung up on it. */
export async function hearWhisper(channel: Channel, leg: Leg): Promise<boolean> {
  let next = leg.whisperUrl === undefined ? undefined : await ask(channel, leg, leg.whisperUrl);
  while (next !== undefined) {
    const answer = await hearDocument(channel, leg, next);
    if (answer === 'hangup') return false;
    next = answer;
  }
  return true;
}

function ask(channel: Channel, leg: Leg, url: string, more: Form = {}): Promise<string> {
  return channel.line.post(url, { ...legForm(channel, leg, 'in-progress'), ...more });
}

/** The next document, `hangup`, or undefined when the whisper is over and the two are connected. */
async function hearDocument(channel: Channel, leg: Leg, text: string): Promise<string | 'hangup' | undefined> {
  for (const verb of parseTwiml(text)) {
    if (verb.name === 'Hangup') return 'hangup';
    if (verb.name === 'Redirect') return ask(channel, leg, verb.text);
    if (verb.name === 'Gather') {
      const digits = await press(channel, leg, verb);
      if (digits) return ask(channel, leg, verb.attributes['action'] ?? '', { Digits: digits });
    } else await channel.line.clock.pass(speechSeconds([verb]));
  }
  return undefined;
}

async function press(channel: Channel, { agent }: Leg, { attributes, children }: Verb): Promise<string> {
  const digits = agent.kind === 'answers' ? agent.keys.slice(0, Number(attributes['numDigits'] ?? 1)) : '';
  await channel.line.clock.pass(speechSeconds(children) + (digits ? 1 : Number(attributes['timeout'] ?? 5)));
  return digits;
}
