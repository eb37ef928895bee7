import type { PDU } from 'smpp';
import { type Asked, type LinkParts, SmppLink } from './smppLink.ts';
import type { SmppSettings } from './smppSettings.ts';

interface LinksParts extends Omit<LinkParts, 'use'> {
  settings: LinkParts['settings'] & Pick<SmppSettings, 'bind' | 'links'>;
}

/** All connections to the centre. */
export class SmppLinks {
  readonly #sending: readonly [SmppLink, ...SmppLink[]];
  readonly #receiving: readonly SmppLink[];

  constructor(parts: LinksParts) {
    const { bind, links } = parts.settings;
    const linkFor = (use: LinkParts['use']) => new SmppLink({ ...parts, use });
    const more = Array.from({ length: links - 1 });
    const sendAs = bind === 'separate' ? 'sending' : 'both';
    this.#sending = [linkFor(sendAs), ...more.map(() => linkFor(sendAs))];
    this.#receiving = bind === 'separate' ? this.#sending.map(() => linkFor('receiving')) : [];
  }

  start(): void {
    for (const link of this.#all) link.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((link) => link.stop()));
  }

  /** Like a link’s own, over the one with the most room. */
  async submit(text: object, until: number, late?: (answer: PDU) => void): Promise<Asked> {
    if (this.#roomiest.room === Number.NEGATIVE_INFINITY)
      await Promise.race(this.#sending.map((link) => link.boundBefore(until)));
    return this.#roomiest.submit(text, until, late);
  }

  get #all(): SmppLink[] {
    return [...this.#sending, ...this.#receiving];
  }

  get #roomiest(): SmppLink {
    return this.#sending.reduce((best, link) => (link.room > best.room ? link : best));
  }
}
