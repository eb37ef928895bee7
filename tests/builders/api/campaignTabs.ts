import { createActor, fromPromise, waitFor } from 'xstate';
import type { Campaign, CampaignDraft, Quote } from '#contract/messaging/campaign.ts';
import { bulkSmsMachine } from '../../../src/machines/bulkSms/bulkSms.machine.ts';
import type { ActionRequest, LoadedCampaign, SaveRequest } from '../../../src/machines/bulkSms/bulkSmsEvents.ts';
import { aCampaign, aCampaignDraft, aCampaignPreview, aQuote } from './aCampaign.ts';

/** A refusal by its code. */
export const withCode = (code: string, info?: object) => Object.assign(new Error(code), { code, info });

/** A server of one campaign: what it was asked, and what it loses or refuses next. */
export class CampaignServer {
  campaign: Campaign | null;
  asked: string[] = [];
  sent: string[] = [];
  keys = new Map<string, Campaign>();
  /** By call: `lost` does the work without an answer, an error refuses it. */
  next: Record<string, 'lost' | Error> = {};
  #quotes = 0;

  constructor(campaign: Campaign | null = null) {
    this.campaign = campaign;
  }

  async answer<T>(name: string, work: () => T): Promise<T> {
    this.asked.push(name);
    await Promise.resolve();
    const { [name]: way, ...rest } = this.next;
    this.next = rest;
    if (way instanceof Error) throw way;
    const done = work();
    if (way === 'lost') throw withCode('GEN01');
    return done;
  }
  change(change: Partial<Campaign>): Campaign {
    this.campaign = { ...(this.campaign ?? aCampaign()), ...change };
    return this.campaign;
  }
  save({ campaign, draft: said, key }: SaveRequest): Campaign {
    const made = this.keys.get(key);
    if (!campaign && made) return made;
    if (campaign && this.campaign?.version !== campaign.version) throw withCode('STALE-VERSION');
    this.refuseIfOut();
    const saved = this.change({ ...said, country: null, quote: null, version: (campaign?.version ?? 0) + 1 });
    if (!campaign) this.keys.set(key, saved);
    return saved;
  }
  quote(version: number): Quote {
    this.refuseIfOut();
    if (this.campaign?.version !== version) throw withCode('STALE-VERSION');
    this.#quotes += 1;
    const quote = aQuote({ id: `quote-${this.#quotes}` });
    this.change({ status: 'quoted', quote: quote.id });
    return quote;
  }
  act({ action, quote }: ActionRequest): Campaign {
    if (action === 'cancel') return this.change({ status: 'cancelled', quote: null });
    if (action !== 'send' && action !== 'schedule')
      return this.change({ status: ({ pause: 'paused', resume: 'sending', stop: 'stopped' } as const)[action] });
    if (quote !== null && this.sent.includes(quote)) return this.change({});
    this.refuseIfOut();
    if (quote !== this.campaign?.quote) throw withCode('QUOTE-CHANGED', { changes: ['content'] });
    this.sent.push(quote ?? '');
    return this.change({ status: action === 'send' ? 'sending' : 'scheduled' });
  }
  refuseIfOut(): void {
    if (['scheduled', 'sending', 'paused'].includes(this.campaign?.status ?? '')) throw withCode('WRONG-STATUS');
  }
  load(): LoadedCampaign {
    const campaign = this.change({});
    return { campaign, quote: campaign.quote === null ? null : aQuote({ id: campaign.quote }) };
  }
}

/** A tab that shows a campaign of the server. */
export function openTab(server: CampaignServer, opens: string | null = null) {
  const machine = bulkSmsMachine.provide({
    actors: {
      loadCampaign: fromPromise(() => server.answer('load', () => server.load())),
      saveCampaign: fromPromise(({ input }) => server.answer('save', () => server.save(input))),
      previewCampaign: fromPromise(({ input }) =>
        server.answer('preview', () => aCampaignPreview({ page: input.page })),
      ),
      quoteCampaign: fromPromise(({ input }) => server.answer('quote', () => server.quote(input.version))),
      actOnCampaign: fromPromise(({ input }) => server.answer(input.action, () => server.act(input))),
    },
  });
  const actor = createActor(machine, { input: { uuid: opens, draft: aCampaignDraft(), key: 'first-save' } });
  actor.start();
  const rest = async () => {
    const { value, context } = await waitFor(actor, (state) => !state.hasTag('busy'));
    return { value, ...context };
  };
  const ask = (type: 'save' | 'quote' | 'send' | 'cancel' | 'pause' | 'resume' | 'stop') => {
    actor.send({ type: `${type}.requested` });
    return rest();
  };
  const retry = () => {
    actor.send({ type: 'retried' });
    return rest();
  };
  const type = (typed: CampaignDraft) => actor.send({ type: 'draft.changed', draft: typed });
  return { actor, rest, ask, retry, type };
}
