import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import smpp, { type PDU, type Session } from 'smpp';
import { type Deliver, serveCentre } from './serveCentre.ts';
import type { SmppSettings } from './smppSettings.ts';

/** What came of a request: its answer, `lost` if there was none, or `unsent` if it never left. */
export type Asked = { kind: 'answered'; answer: PDU } | { kind: 'lost' } | { kind: 'unsent' };

export interface LinkTimes {
  /** The first pause before another attempt to connect; each further one is twice as long. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** Between questions whether the centre is still there. */
  enquireMs: number;
  longestAnswerMs: number;
  /** A connection that held so long was a good one: the next attempts after it begin with the first pause again. */
  steadyMs: number;
}

const usualTimes: Omit<LinkTimes, 'longestAnswerMs'> = {
  firstPauseMs: 1000,
  longestPauseMs: 60_000,
  enquireMs: 30_000,
  steadyMs: 60_000,
};

const versionOfProtocol = 0x34;

/** What a connection is bound as, by what it is for. */
const binds = { both: 'bind_transceiver', sending: 'bind_transmitter', receiving: 'bind_receiver' } as const;
export type LinkUse = keyof typeof binds;

export interface LinkParts {
  settings: Pick<
    SmppSettings,
    'host' | 'port' | 'tls' | 'systemId' | 'password' | 'systemType' | 'window' | 'answerSeconds'
  >;
  use: LinkUse;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  deliver: Deliver;
  times?: Partial<LinkTimes>;
}

/** A connection to the centre, made again whenever it breaks. */
export class SmppLink {
  readonly #parts: LinkParts;
  readonly #times: LinkTimes;
  readonly #end = new AbortController();
  readonly #working = new Set<Promise<unknown>>();
  #bound = Promise.withResolvers<Session>();
  #session: Session | undefined;
  #free: number;
  #waiting: (() => void)[] = [];
  #run: Promise<void> | undefined;

  constructor(parts: LinkParts) {
    this.#parts = parts;
    this.#times = { ...usualTimes, longestAnswerMs: parts.settings.answerSeconds * 1000, ...parts.times };
    this.#free = parts.settings.window;
  }

  start(): void {
    this.#run = this.#stayConnected();
  }

  /** Lets the deliveries that are being handled finish, and unbinds. */
  async stop(): Promise<void> {
    this.#end.abort();
    await Promise.allSettled(this.#working);
    const session = this.#session;
    session?.unbind(() => session.destroy());
    await Promise.race([this.#run, wait(1000).then(() => session?.destroy())]);
    await this.#run;
  }

  /**
   * Sends a text and waits for its answer; gives up at `until` (`performance.now()`) if it could not even leave. `late` gets an answer
   * that comes after it was given up.
   */
  async submit(text: object, until: number, late?: (answer: PDU) => void): Promise<Asked> {
    await this.#takePlace();
    try {
      const session = await this.boundBefore(until);
      return session ? await this.#ask(session, 'submit_sm', text, late) : { kind: 'unsent' };
    } finally {
      this.#leavePlace();
    }
  }

  /** How many requests it could take at once: negative if more wait than that, and minus infinity while it is not bound. */
  get room(): number {
    return this.#session ? this.#free - this.#waiting.length : Number.NEGATIVE_INFINITY;
  }

  /** Undefined at `until` (`performance.now()`), or when the link stops. */
  async boundBefore(until: number): Promise<Session | undefined> {
    const left = Math.max(0, until - performance.now());
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, this.#end.signal]);
    const late = pause(left, signal);
    const session = await Promise.race([this.#bound.promise, late]);
    over.abort();
    return session;
  }

  async #takePlace(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leavePlace(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }

  #ask(
    session: Session,
    command: 'submit_sm' | (typeof binds)[LinkUse],
    options: object,
    late: (answer: PDU) => void = () => undefined,
  ): Promise<Asked> {
    return new Promise((resolve) => {
      let isOver = false;
      const lost = () => end({ kind: 'lost' });
      const timer = setTimeout(lost, this.#times.longestAnswerMs);
      const end = (asked: Asked) => {
        isOver = true;
        clearTimeout(timer);
        session.off('close', lost);
        resolve(asked);
      };
      session.once('close', lost);
      const answered = (answer: PDU) => (isOver ? late(answer) : end({ kind: 'answered', answer }));
      if (!session[command](options, answered)) end({ kind: 'unsent' });
    });
  }

  async #stayConnected(): Promise<void> {
    const { firstPauseMs, longestPauseMs, steadyMs } = this.#times;
    for (let failures = 0; !this.#end.signal.aborted; failures += 1) {
      const start = performance.now();
      await this.#connectOnce();
      if (performance.now() - start > steadyMs) failures = 0;
      const usual = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
      // Nodes that lost the same centre don’t come back at the same moment.
      await pause(usual * (0.75 + Math.random() / 2), this.#end.signal);
    }
  }

  /** Binds, unless the centre is not reached or refuses us, and stays until the connection ends. */
  async #connectOnce(): Promise<void> {
    const { settings, log } = this.#parts;
    const { host, port, tls, systemId, password, systemType } = settings;
    const session = smpp.connect({ host, port, tls });
    session.setMaxListeners(0);
    const closed = new Promise<void>((resolve) => session.once('close', () => resolve()));
    session.on('error', (error) => {
      log.warn({ err: error }, 'the connection to the message centre failed');
      session.destroy();
    });
    serveCentre(session, { ...this.#parts, work: (work) => this.#work(work) });
    const abandon = () => session.destroy();
    this.#end.signal.addEventListener('abort', abandon);
    const asked = await this.#bind(session, {
      system_id: systemId,
      password,
      system_type: systemType,
      interface_version: versionOfProtocol,
    });
    this.#end.signal.removeEventListener('abort', abandon);
    if (asked.kind !== 'answered' || asked.answer.command_status !== 0) {
      const status = asked.kind === 'answered' ? statusName(asked.answer.command_status) : asked.kind;
      log.error({ status }, 'the message centre did not accept the connection');
      session.destroy();
      await closed;
      return;
    }
    log.info('connected to the message centre');
    await this.#stay(session, closed);
    if (!this.#end.signal.aborted) log.warn('the message centre closed the connection');
  }

  async #bind(session: Session, credentials: object): Promise<Asked> {
    const ready = this.#parts.settings.tls ? 'secureConnect' : 'connect';
    const connected = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), this.#times.longestAnswerMs);
      const end = (is: boolean) => {
        clearTimeout(timer);
        resolve(is);
      };
      session.once(ready, () => end(true));
      session.once('close', () => end(false));
    });
    return (await connected) ? this.#ask(session, binds[this.#parts.use], credentials) : { kind: 'unsent' };
  }

  async #stay(session: Session, closed: Promise<void>): Promise<void> {
    const stopEnquiring = this.#enquire(session);
    this.#session = session;
    this.#bound.resolve(session);
    await closed;
    stopEnquiring();
    this.#session = undefined;
    this.#bound = Promise.withResolvers<Session>();
  }

  #enquire(session: Session): () => void {
    let answered = true;
    const timer = setInterval(() => {
      if (!answered) return session.destroy();
      answered = false;
      session.enquire_link(() => {
        answered = true;
      });
    }, this.#times.enquireMs);
    return () => clearInterval(timer);
  }

  #work(work: Promise<void>): void {
    this.#working.add(work);
    void work.finally(() => this.#working.delete(work));
  }
}

/** Ends early when the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<undefined> {
  try {
    await wait(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const names = new Map(Object.entries(smpp.errors).map(([name, status]) => [status, name]));

/** `ESME_RTHROTTLED`, or the hexadecimal number of a status that the protocol doesn’t name. */
export function statusName(status: number): string {
  return names.get(status) ?? `0x${status.toString(16).padStart(8, '0')}`;
}
