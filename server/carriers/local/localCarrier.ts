import { callForm, newSid, type Channel } from './channel.ts';
import type { CallOptions, CallPlayer, CallScript, PlacedCall } from '../../calls/callScript.ts';
import { numberUrls } from '../twiml/callUrls.ts';
import { playCall } from './playCall.ts';
import { virtualClock } from './virtualClock.ts';
import { postWebhook, type Form, type WebhookPosting } from './webhookPost.ts';

export interface LocalCarrierOptions {
  accountSid: string;
  authToken: string;
  publicBaseUrl: string;
  /** Where webhooks are delivered; defaults to the public base URL. */
  deliveryBaseUrl?: string;
  /** The base URL that recordings are served from. */
  apiBase: string;
  /** Retries of every failed webhook, whatever its URL asks for. */
  retries?: number;
  retryWaitMs?: number;
  timeoutMs?: number;
}

/** An in-process carrier: calls the server's webhooks like any other, and plays the people at both ends. */
export class LocalCarrier implements CallPlayer {
  readonly #options: LocalCarrierOptions;
  readonly #stop = new AbortController();

  constructor(options: LocalCarrierOptions) {
    this.#options = options;
  }

  /**
   * Places a call and resolves once the server has accepted it.
   * @throws WebhookFailed when it did not.
   */
  async placeCall(script: CallScript, { start, speed }: CallOptions): Promise<PlacedCall> {
    const { accountSid, apiBase, publicBaseUrl } = this.#options;
    const clock = virtualClock({ start, speed }, this.#stop.signal);
    const channel: Channel = {
      line: { accountSid, apiBase, clock, post: (address, form) => this.#post(address, form) },
      script,
      callSid: newSid('CA'),
      status: 'ringing',
      startedAt: start,
      prompts: 0,
    };
    const urls = numberUrls(publicBaseUrl);
    const answer = await this.#post(urls.voice, callForm(channel));
    return { callSid: channel.callSid, ended: playCall(channel, answer, urls.status) };
  }

  /** Drops every call silently, like a carrier that loses power. */
  stop(): void {
    this.#stop.abort();
  }

  #post(address: string, form: Form): Promise<string> {
    const { authToken, publicBaseUrl, deliveryBaseUrl = publicBaseUrl } = this.#options;
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
