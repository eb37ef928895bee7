import type { Tokens } from '#contract/session.contract.ts';
import { createEmitter } from '#values/createStore.ts';

export type TokenMode = 'cookie' | 'storage';

/** When the access and the refresh token end, epoch milliseconds. */
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
 * The tokens of this browser, shared by its tabs. In mode `cookie` the access token lives in memory only and what is
 * stored tells no more than that there is a session; in mode `storage` both tokens are stored.
 */
export const tokens = {
  current: (): Tokens | null => held,
  times: (): TokenTimes | null => held && timesOf(held),
  /** Whether an earlier page of this browser left a session. */
  areKept: (): boolean => window.localStorage.getItem(key) !== null,
  /** Sets the mode and takes up what an earlier page left. */
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
  /** The server no longer accepts the session. */
  refuse(): void {
    emit({ type: 'refused' });
  },
  subscribe,
};
