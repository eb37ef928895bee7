import { EventSourceParserStream } from 'eventsource-parser/stream';
import { endpoints } from '#contract/endpoints.ts';
import { LiveEvent } from '#contract/telephony/live.contract.ts';
import { createEmitter } from '#values/createStore.ts';
import { endsSession } from './apiError.ts';
import { send } from './call.ts';

/** A live event, or a notice that the stream reconnected and earlier data may be stale. */
export type LiveNews = LiveEvent | { type: 'live.resumed' };
type Listener = (news: LiveNews) => void;

const { emit: tell, hasListeners, subscribe } = createEmitter<LiveNews>();
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
let running: AbortController | null = null;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Reads one connection to its end. Ignores messages from a newer server that this page does not know. `onRetry` gets how
 * long the server wants to be left alone.
 */
async function readOnce(signal: AbortSignal, onOpen: () => void, onRetry: (ms: number) => void): Promise<void> {
  const response = await send(endpoints.live, {}, { signal, headers: { Accept: 'text/event-stream' } });
  if (!response.body) return;
  onOpen();
  const messages = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onRetry }));
  for await (const { data } of messages) {
    const event = LiveEvent.safeParse(JSON.parse(data));
    if (event.success) tell(event.data);
  }
}

/** Reconnects until aborted or the session ends, with growing pauses while the server is down. */
async function run(signal: AbortSignal): Promise<void> {
  let pauseMs = firstPauseMs;
  let opened = false;
  while (!signal.aborted) {
    try {
      const onOpen = () => {
        pauseMs = firstPauseMs;
        if (opened) tell({ type: 'live.resumed' });
        opened = true;
      };
      await readOnce(signal, onOpen, (ms) => (pauseMs = ms));
    } catch (error) {
      if (endsSession(error)) return;
      if (!signal.aborted) pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
    await pause(pauseMs * (0.5 + Math.random() / 2), signal);
  }
}

/** Subscribes to live events. All listeners share one connection, closed with the last of them. */
export function listenLive(listener: Listener): () => void {
  const stop = subscribe(listener);
  if (!running) {
    const controller = new AbortController();
    running = controller;
    void run(controller.signal).finally(() => {
      if (running === controller) running = null;
    });
  }
  return () => {
    stop();
    if (hasListeners()) return;
    running?.abort();
    running = null;
  };
}
