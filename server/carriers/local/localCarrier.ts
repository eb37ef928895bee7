import { LRUCache } from 'lru-cache';
import { isOver } from '../../telephony/calls/callEvent.ts';
import type { CarrierCall } from '../../telephony/callHandling/callCarrier.ts';
import { callForm, documentAt, newSid, type Channel, type LocalRecording } from './channel.ts';
import type { CallOptions, CallPlayer, CallScript, PlacedCall } from '../../telephony/calls/callScript.ts';
import { twimlTraits } from '../twiml/traits.ts';
import { numberUrls, textUrl } from '../twiml/callUrls.ts';
import { Handsets } from './handsets.ts';
import { playCall } from './playCall.ts';
import { virtualClock } from './virtualClock.ts';
import { postWebhook, type Form, WebhookFailed, type WebhookPosting } from './webhookPost.ts';

const rememberedCalls = 10_000;

export interface LocalCarrierOptions {
  accountSid: string;
  authToken: string;
  publicBaseUrl: string;
  /** The base of the static fallback files, if there are any. */
  fallbackUrl?: string | undefined;
  /** Where webhooks are delivered; defaults to the public base URL. */
  deliveryBaseUrl?: string;
  /** The base URL that recordings are served from. */
  apiBase: string;
  /** Retries of every failed webhook, whatever its URL asks for. */
  retries?: number;
  /** Whether a webhook, by its path, gets lost on the way; none by default. */
  loses?: (path: string) => boolean;
  retryWaitMs?: number;
  timeoutMs?: number;
}

/** An in-process carrier: calls the server's webhooks like any other, and plays the people at both ends. */
export class LocalCarrier implements CallPlayer {
  readonly #options: LocalCarrierOptions;
  readonly #stop = new AbortController();
  readonly #calls = new LRUCache<string, Channel>({ max: rememberedCalls });

  /** Where messages arrive, and come from. */
  readonly handsets: Handsets;

  constructor(options: LocalCarrierOptions) {
    this.#options = options;
    this.handsets = new Handsets({
      accountSid: options.accountSid,
      apiBase: options.apiBase,
      deliver: (address, form) => this.#postOrLose(address, form),
      textUrl: textUrl({ publicBaseUrl: options.publicBaseUrl, traits: twimlTraits.local }),
      signal: this.#stop.signal,
    });
  }

  /**
   * Places a call and resolves once the server has accepted it.
   * @throws WebhookFailed when it did not.
   */
  async placeCall(script: CallScript, { start, speed }: CallOptions): Promise<PlacedCall> {
    const { accountSid, apiBase, publicBaseUrl } = this.#options;
    const clock = virtualClock({ start, speed }, this.#stop.signal);
    const channel: Channel = {
      line: {
        accountSid,
        apiBase,
        clock,
        post: (address, form) => this.#post(address, form),
        tell: async (address, form) => void (await this.#postOrLose(address, form)),
        fetchAudio: (address) => this.#fetchAudio(address),
        fallBack: (form) => this.#fallBack(script.to, form),
      },
      script,
      callSid: newSid('CA'),
      status: 'ringing',
      startedAt: start,
      endedAt: null,
      prompts: 0,
      legs: [],
      recordings: [],
      played: [],
      failed: null,
    };
    this.#calls.set(channel.callSid, channel);
    const urls = numberUrls({ publicBaseUrl, traits: twimlTraits.local });
    const answer = await documentAt(channel, urls.voice, callForm(channel, script.isTest ? { TestCall: 'true' } : {}));
    if (answer === null) throw new WebhookFailed(urls.voice);
    return { callSid: channel.callSid, ended: playCall(channel, answer, urls.status) };
  }

  /** What became of a call; undefined if it was placed before this process started, or very many calls ago. */
  findCall(callSid: string): CarrierCall | undefined {
    const channel = this.#calls.get(callSid);
    if (!channel) return undefined;
    const { status, startedAt, endedAt } = channel;
    if (endedAt === null) return { status: isOver(status) ? 'in-progress' : status, seconds: null, startedAt, endedAt };
    return { status, seconds: Math.round((endedAt - startedAt) / 1000), startedAt, endedAt };
  }

  /** A call with its legs and recordings; undefined if it is not known, as above. */
  findChannel(callSid: string): Channel | undefined {
    return this.#calls.get(callSid);
  }

  listChannels(): Channel[] {
    return [...this.#calls.values()];
  }

  findRecording(sid: string): LocalRecording | undefined {
    return [...this.#calls.values()].flatMap(({ recordings }) => recordings).find((recording) => recording.sid === sid);
  }

  /** Drops every call silently, like a carrier that loses power. */
  stop(): void {
    this.#stop.abort();
  }

  /** The document of the number's fallback URL; null when that cannot be fetched either. */
  async #fallBack(did: string, form: Form): Promise<string | null> {
    const { fallback, fallbackMethod } = numberUrls({ ...this.#options, traits: twimlTraits.local }, did);
    if (fallbackMethod === 'POST') return this.#postOrLose(fallback, form);
    const [url = ''] = fallback.split('#');
    const [outcome] = await Promise.allSettled([fetch(`${url}?${new URLSearchParams(form)}`)]);
    return outcome.status === 'fulfilled' && outcome.value.ok ? outcome.value.text() : null;
  }

  /** Only our own files: the simulated carrier asks nobody else's servers. */
  async #fetchAudio(address: string): Promise<Uint8Array | null> {
    const { publicBaseUrl, deliveryBaseUrl = publicBaseUrl } = this.#options;
    if (!address.startsWith(`${publicBaseUrl}/`)) return null;
    const url = `${deliveryBaseUrl}${address.slice(publicBaseUrl.length)}`;
    const [outcome] = await Promise.allSettled([fetch(url, { signal: this.#stop.signal })]);
    return outcome.status === 'fulfilled' && outcome.value.ok ? outcome.value.bytes() : null;
  }

  /** Null when no attempt succeeded. */
  async #postOrLose(address: string, form: Form): Promise<string | null> {
    try {
      return await this.#post(address, form);
    } catch (error) {
      if (error instanceof WebhookFailed) return null;
      throw error;
    }
  }

  #post(address: string, form: Form): Promise<string> {
    const { authToken, publicBaseUrl, deliveryBaseUrl = publicBaseUrl, loses } = this.#options;
    if (loses?.(address.slice(publicBaseUrl.length))) return Promise.reject(new WebhookFailed('lost'));
    const { retries, retryWaitMs = 500, timeoutMs = 15_000 } = this.#options;
    const { signal } = this.#stop;
    const posting: WebhookPosting = {
      authToken,
      publicBaseUrl,
      deliveryBaseUrl,
      retries,
      retryWaitMs,
      timeoutMs,
      signal,
    };
    return postWebhook(posting, address, form);
  }
}
