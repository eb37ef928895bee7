import type { Tx } from '../db/executor.ts';
import type { FailingReason, NotPublishedReason } from '#values/alertWords.ts';
import type { IntegrationType } from '#values/integrationWords.ts';
import type { Micros } from '#values/sms/micros.ts';

/** What a call's flow wrote to its caller. */
export interface FlowText {
  accountId: number;
  /** The number that was called. */
  did: string;
  to: string;
  text: string;
}

/** A text that somebody sent to one of our numbers. */
export interface TextReceived {
  accountId: number;
  messageId: string;
  /** The number that it was sent to. */
  did: string;
  at: Date;
}

/** A text that the carrier took, or that it did not bring to its recipient. */
export interface SettledText {
  id: string;
  /** The number or name that it was sent from. */
  did: string;
  is: 'sent' | 'failed';
}

/** The entry of the ledger, and the number that was written to; empty if there is none. */
export interface NewOptOut {
  id: string;
  did: string;
}

/** What people changed in a call that is over. */
export interface EditedCall {
  uuid: string;
  /** The number that was called. */
  did: string;
  version: number;
  /** Fields of the API. */
  changed: readonly string[];
  /** All of its tags, and those it got. */
  tags: readonly string[];
  added: readonly string[];
}

/** Why a payer's credit changed: an order was paid, somebody topped it up, or anything else. */
export type CreditReason = 'paid' | 'topUp' | 'credit';

/** What happened, told in the very transaction in which it did. */
export type Happened =
  | { kind: 'account.timezoneChanged'; accountId: number; timezone: string; at: Date }
  /** The credit is locked. `balance` is what it is now, `amount` by how much it changed. */
  | {
      kind: 'credit.changed';
      payerId: number;
      currency: string;
      reason: CreditReason;
      amount: Micros;
      balance: Micros;
      note: string;
      at: Date;
    }
  | ({ kind: 'call.texted' } & FlowText)
  | { kind: 'calls.edited'; accountId: number; calls: readonly EditedCall[]; at: Date }
  /** A flow wasn’t published at its moment, or didn’t go back. `number` is the id of one that leads to it, `mailedTo` who was emailed. */
  | {
      kind: 'flow.notPublished';
      accountId: number;
      flow: string;
      number: string | null;
      reason: NotPublishedReason;
      mailedTo: string[];
      at: Date;
    }
  /** An integration has failed for an hour, or was paused. `mailedTo` was emailed. */
  | {
      kind: 'integration.failing';
      accountId: number;
      integration: string;
      type: IntegrationType;
      reason: FailingReason;
      mailedTo: string[];
      at: Date;
    }
  /** An account of another system was linked, maybe again. */
  | { kind: 'oauth.linked'; linkId: string }
  | ({ kind: 'text.received' } & TextReceived)
  /** Texts went out, or failed. */
  | { kind: 'texts.settled'; accountId: number; texts: readonly SettledText[]; at: Date }
  /** People may not be texted any more. */
  | { kind: 'contacts.optedOut'; accountId: number; optOuts: readonly NewOptOut[]; at: Date }
  /** An account uploaded sales, or corrected some. `did` is the number that their call came to; empty without one. */
  | {
      kind: 'sales.recorded';
      accountId: number;
      uploadId: string;
      sales: readonly { id: string; did: string }[];
      at: Date;
    }
  /** A recording of a call is in our store, or was deleted from it as its retention period was over. */
  | { kind: 'recording.stored'; accountId: number; callUuid: string; sid: string; at: Date }
  | { kind: 'recording.deleted'; accountId: number; sid: string; at: Date }
  /** An account got a number, or gave it up. */
  | { kind: 'number.added' | 'number.removed'; accountId: number; numberId: string; did: string; at: Date };

export type HappenedKind = Happened['kind'];
export type Fact<Kind extends HappenedKind> = Extract<Happened, { kind: Kind }>;

/** Does in the transaction of a fact what it asks for, or queues it. What it throws takes the fact back. */
export type Subscriber<Kind extends HappenedKind> = (tx: Tx, fact: Fact<Kind>) => Promise<unknown>;

/** Who hears of what, in this order. */
export type Subscribers = { [Kind in HappenedKind]: readonly Subscriber<Kind>[] };

/** Tells all subscribers what happened. */
export type Emit = (tx: Tx, fact: Happened) => Promise<void>;

export const emitsTo =
  (subscribers: Subscribers): Emit =>
  async (tx, fact) => {
    for (const hear of subscribers[fact.kind] as readonly Subscriber<HappenedKind>[]) await hear(tx, fact);
  };
