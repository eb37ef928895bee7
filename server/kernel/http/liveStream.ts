import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveEvent } from '#contract/telephony/live.contract.ts';
import type { LiveViewer } from '../live/liveKinds.ts';
import type { LiveNotice } from '../live/notifyLive.ts';
import type { LiveHearer } from './listenLive.ts';

/** Loads what a notice refers to for a user; undefined when there is nothing to send. */
export type LoadLiveEvent = (viewer: LiveViewer, notice: LiveNotice) => Promise<LiveEvent | undefined>;

interface Stream extends LiveViewer {
  response: ServerResponse;
  accounts: ReadonlySet<number>;
  sessionId: string;
  userId: number;
}

/** The most streams of this process; each takes 33 kB. */
const mostStreams = 2000;
/** How long a client whose stream made room for another stays away. */
const replacedMs = 60_000;

/** Disconnects a client with more unsent bytes than this; it reconnects and reloads everything. */
const mostBuffered = 1_000_000;
const heartbeatMs = 25_000;

/** The open server-sent event streams of this process. */
export class LiveStreams implements LiveHearer {
  readonly #streams = new Set<Stream>();
  readonly #waiting = new Map<string, LiveNotice>();
  #isTelling = false;
  readonly #load: LoadLiveEvent;
  readonly #log: FastifyBaseLogger;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(load: LoadLiveEvent, log: FastifyBaseLogger) {
    this.#load = load;
    this.#log = log;
    this.#heartbeat = setInterval(() => this.#writeAll(': still here\n\n'), heartbeatMs).unref();
  }

  /**
   * Adds a stream until the client leaves, the session ends or the access token expires. The oldest makes room when there are
   * too many.
   */
  open(
    response: ServerResponse,
    principal: LiveViewer & Pick<Stream, 'sessionId' | 'userId'>,
    { lifeMs, mostOfUser }: { lifeMs: number; mostOfUser: number },
  ): void {
    const stream: Stream = { response, ...principal, accounts: new Set(principal.scope.accounts) };
    const theirs = [...this.#streams].filter(({ userId }) => userId === stream.userId);
    if (theirs.length >= mostOfUser) this.#replace(theirs[0]);
    else if (this.#streams.size >= mostStreams) this.#replace([...this.#streams][0]);
    this.#streams.add(stream);
    const end = setTimeout(() => response.end(), Math.max(lifeMs, 0)).unref();
    response.on('close', () => {
      clearTimeout(end);
      this.#streams.delete(stream);
    });
    response.write('retry: 1000\n\n: connected\n\n');
  }

  /**
   * Sends a notice to the streams allowed to see it. Notices go out in order, so that no older row follows a newer one;
   * a row that changes again before its turn is loaded once.
   */
  hear(notice: LiveNotice): void {
    this.#waiting.set(`${notice.kind} ${notice.uuid}`, notice);
    if (this.#isTelling) return;
    this.#isTelling = true;
    void this.#refreshAll().finally(() => {
      this.#isTelling = false;
    });
  }

  async #refreshAll(): Promise<void> {
    for (const [key, notice] of this.#waiting) {
      this.#waiting.delete(key);
      if (notice.kind === 'session.ended') this.#endSession(notice.uuid);
      else if (notice.kind === 'access.changed') this.#endOfAccount(notice.account);
      else await this.#tell(notice);
    }
  }

  async #tell(notice: LiveNotice): Promise<void> {
    const affected = [...this.#streams].filter(({ accounts }) => accounts.has(notice.account));
    try {
      // Users of one time zone get the same event, so it is loaded once for them.
      for (const streams of Map.groupBy(affected, ({ timezone }) => timezone).values())
        await this.#refreshAlike(streams, notice);
    } catch (error) {
      this.#log.error({ err: error, notice }, 'a live event could not be read');
      this.stopHearing();
    }
  }

  async #refreshAlike(streams: Stream[], notice: LiveNotice): Promise<void> {
    const [first] = streams;
    const event = first && (await this.#load(first, notice));
    if (!event) return;
    for (const stream of streams) this.#write(stream, `data: ${JSON.stringify(event)}\n\n`);
  }

  /** Ends every stream. Clients reconnect and reload everything, so nothing missed stays unseen. */
  stopHearing(): void {
    for (const { response } of this.#streams) response.end();
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.stopHearing();
  }

  #replace(stream: Stream | undefined): void {
    if (!stream) return;
    this.#streams.delete(stream);
    stream.response.end(`retry: ${replacedMs}\n\n`);
  }

  /** Ends the streams that show an account whose place or readers changed; they reconnect with what they may see now. */
  #endOfAccount(account: number): void {
    for (const { accounts, response } of this.#streams) if (accounts.has(account)) response.end();
  }

  #endSession(sessionId: string): void {
    for (const stream of this.#streams) if (stream.sessionId === sessionId) stream.response.end();
  }

  #writeAll(text: string): void {
    for (const stream of this.#streams) this.#write(stream, text);
  }

  #write({ response }: Stream, text: string): void {
    if (response.writableLength > mostBuffered) response.destroy();
    else response.write(text);
  }
}
