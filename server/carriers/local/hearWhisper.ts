import { type Leg, speechSeconds, type Channel } from './channel.ts';
import { legForm } from './leg.ts';
import { parseTwiml, type Verb } from './parseTwiml.ts';

import { type Form, WebhookFailed } from './webhookPost.ts';

/** The result of a document: the next one, a hang-up, or the connection of the two. */
type Heard = { kind: 'document'; text: string } | { kind: 'hangup' } | { kind: 'connected' };

/** Plays what a target hears before it is connected. False if the document hung up on it. */
export async function hearWhisper(channel: Channel, leg: Leg): Promise<boolean> {
  let heard: Heard = leg.whisperUrl === undefined ? { kind: 'connected' } : await ask(channel, leg, leg.whisperUrl);
  while (heard.kind === 'document') heard = await hearDocument(channel, leg, heard.text);
  return heard.kind === 'connected';
}

async function ask(channel: Channel, leg: Leg, url: string, more: Form = {}): Promise<Heard> {
  try {
    const text = await channel.line.post(url, { ...legForm(channel, leg, 'in-progress'), ...more });
    return { kind: 'document', text };
  } catch (error) {
    if (error instanceof WebhookFailed) return { kind: 'hangup' };
    throw error;
  }
}

async function hearDocument(channel: Channel, leg: Leg, text: string): Promise<Heard> {
  for (const verb of parseTwiml(text)) {
    if (verb.name === 'Hangup') return { kind: 'hangup' };
    if (verb.name === 'Redirect') return ask(channel, leg, verb.text);
    if (verb.name === 'Gather') {
      const digits = await press(channel, leg, verb);
      if (digits) return ask(channel, leg, verb.attributes['action'] ?? '', { Digits: digits });
    } else await channel.line.clock.pass(await speechSeconds(channel, [verb]));
  }
  return { kind: 'connected' };
}

async function press(channel: Channel, { agent }: Leg, { attributes, children }: Verb): Promise<string> {
  const digits = agent.kind === 'answers' ? agent.keys.slice(0, Number(attributes['numDigits'] ?? 1)) : '';
  await channel.line.clock.pass(
    (await speechSeconds(channel, children)) + (digits ? 1 : Number(attributes['timeout'] ?? 5)),
  );
  return digits;
}
