import type { Tokens } from '#contract/tenancy/session.contract.ts';
import { createEmitter } from '#values/createStore.ts';

export type TokenMode = 'cookie' | 'storage';

/** When the access and refresh tokens expire, in epoch milliseconds. */
export interface TokenTimes {
  accessUntil: number;
  refreshUntil: number;
}

export type TokenEvent = { type: 'renewed'; times: TokenTimes } | { type: 'forgotten' } | { type: 'refused' };
type Message = { type: 'renewed'; tokens: Tokens } | { type: 'forgotten' };

const key = 'session';
const { emit, subscribe } = createEmitter<TokenEvent>();
const tabs = new BroadcastChannel('session');
let mode: TokenMode = 'cookie';
let held: Tokens | null = null;

const timesOf = (tokens: Tokens): TokenTimes => ({
  accessUntil: tokens.access.expires,
  refreshUntil: tokens.refresh.expires,
});

function hold(tokens: Tokens): void {
  held = tokens;
  const kept: Tokens = mode === 'storage' ? tokens : { ...tokens, access: { token: '', expires: 0 } };
  window.localStorage.setItem(key, JSON.stringify(kept));
  emit({ type: 'renewed', times: timesOf(tokens) });
}

function drop(): void {
  held = null;
  window.localStorage.removeItem(key);
  emit({ type: 'forgotten' });
}

tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'renewed') hold(data.tokens);
  else drop();
});

/**
 * This browser's tokens, shared between tabs. In mode `cookie` the access token stays in memory and storage only
 * records that a session exists; in mode `storage` both tokens are stored.
 */
export const tokens = {
  current: (): Tokens | null => held,
  times: (): TokenTimes | null => held && timesOf(held),
  /** Whether an earlier page left a session. */
  areKept: (): boolean => window.localStorage.getItem(key) !== null,
  /** Sets the mode and restores the stored session. */
  open(tokenMode: TokenMode): void {
    mode = tokenMode;
    const kept = window.localStorage.getItem(key);
    held = kept ? (JSON.parse(kept) as Tokens) : null;
  },
  keep(next: Tokens): void {
    hold(next);
    tabs.postMessage({ type: 'renewed', tokens: next } satisfies Message);
  },
  forget(): void {
    drop();
    tabs.postMessage({ type: 'forgotten' } satisfies Message);
  },
  /** Called when the server rejects the session. */
  refuse(): void {
    emit({ type: 'refused' });
  },
  subscribe,
};
