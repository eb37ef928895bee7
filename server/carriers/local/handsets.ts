import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { newSid } from './channel.ts';
import { handsetMedia, type HandsetMedium } from './handsetMedia.ts';
import type { Form } from './webhookPost.ts';

/** A message that somebody’s handset got, or did not. */
export interface HandsetMessage {
  sid: string;
  to: string;
  from: string;
  body: string;
  status: 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed';
  errorCode: string | null;
  /** Epoch ms. */
  sentAt: number;
  statusCallback: string;
}

const remembered = 50_000;

/** What the owner of a number does, by its last two digits. All others get the message and stay silent. */
const behaviours: Readonly<Record<string, { error?: string; answer?: string; media?: readonly HandsetMedium[] }>> = {
  '94': { answer: 'Here is our door, and my card', media: ['picture', 'card'] },
  /** Unreachable, or not a mobile at all. */
  '95': { error: '30003' },
  '96': { error: '30006' },
  '97': { answer: 'Thanks, see you then!' },
  '98': { answer: 'Please stop texting me' },
  '99': { answer: 'STOP' },
};

interface HandsetOptions {
  accountSid: string;
  /** Posts a signed webhook; what fails is lost. */
  deliver: (address: string, form: Form) => Promise<unknown>;
  /** Where media of texts are fetched. */
  apiBase: string;
  /** Where texts from handsets go. */
  textUrl: string;
  signal: AbortSignal;
  /** How long a message is on its way. */
  delayMs?: number;
}

interface HandsetText {
  from: string;
  to: string;
  body: string;
  media?: readonly HandsetMedium[] | undefined;
}

/** The handsets of all numbers: each takes a message, reports it, and may answer. */
export class Handsets {
  readonly #options: HandsetOptions;
  readonly #messages = new LRUCache<string, HandsetMessage>({ max: remembered });

  constructor(options: HandsetOptions) {
    this.#options = options;
  }

  /** Accepts a message. It is delivered, or not, a moment later. */
  accept(message: Pick<HandsetMessage, 'to' | 'from' | 'body' | 'statusCallback'>): HandsetMessage {
    const accepted: HandsetMessage = {
      ...message,
      sid: newSid('SM'),
      status: 'queued',
      errorCode: null,
      sentAt: Date.now(),
    };
    this.#messages.set(accepted.sid, accepted);
    void this.#deliver(accepted);
    return accepted;
  }

  find(sid: string): HandsetMessage | undefined {
    return this.#messages.get(sid);
  }

  list(): HandsetMessage[] {
    return [...this.#messages.values()];
  }

  /** Sends a text from a handset to one of our numbers. */
  text({ from, to, body, media = [] }: HandsetText): Promise<unknown> {
    const { accountSid, apiBase, textUrl, deliver } = this.#options;
    const sid = newSid(media.length > 0 ? 'MM' : 'SM');
    const form: Form = { MessageSid: sid, AccountSid: accountSid, From: from, To: to, Body: body, NumSegments: '1' };
    form['NumMedia'] = String(media.length);
    for (const [index, medium] of media.entries()) {
      form[`MediaUrl${index}`] = `${apiBase}/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media/${medium}`;
      form[`MediaContentType${index}`] = handsetMedia[medium].type;
    }
    return deliver(textUrl, form);
  }

  async #deliver(message: HandsetMessage): Promise<void> {
    const { signal, delayMs = 20 } = this.#options;
    const { error, answer, media } = behaviours[message.to.slice(-2)] ?? {};
    try {
      await wait(delayMs, undefined, { signal });
      await this.#report(message, 'sent');
      await this.#report(message, error === undefined ? 'delivered' : 'undelivered', error);
      if (answer !== undefined && message.from.startsWith('+'))
        await this.text({ from: message.to, to: message.from, body: answer, media });
    } catch (failure) {
      // The carrier loses its power.
      if (!signal.aborted) throw failure;
    }
  }

  async #report(message: HandsetMessage, status: HandsetMessage['status'], error?: string): Promise<void> {
    message.status = status;
    message.errorCode = error ?? null;
    if (message.statusCallback === '') return;
    await this.#options.deliver(message.statusCallback, {
      MessageSid: message.sid,
      AccountSid: this.#options.accountSid,
      From: message.from,
      To: message.to,
      MessageStatus: status,
      ...(error !== undefined && { ErrorCode: error }),
    });
  }
}
