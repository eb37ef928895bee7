import { z } from 'zod';
import type { ReportedCall } from '#contract/integrations/webhooks.contract.ts';
import { digitsOf } from '#values/currency.ts';
import { judgeReply, type Reply, type Verdict } from '../deliveries/judgeReply.rules.ts';
import type { Postponed, Skipped } from '../deliveries/defineIntegration.ts';
import { jsonOf } from '../deliveries/jsonOf.rules.ts';

/** A click on an ad, as the address of the page said that it led to. */
export interface Click {
  id: string;
  /** Null for one that is long known. */
  at: Date | null;
}

/** learn.microsoft.com/en-us/advertising/campaign-management-service/offlineconversion, November 2026: clicks of the last 90 days. */
const oldestMs = 90 * 86_400_000;
/** Microsoft knows a click only after a while. */
const knownMs = 3_600_000;

/** Why there is nothing to send of a click, or not yet. */
export function waitFor(click: Click | null, now: Date): Skipped | Postponed | null {
  if (!click) return { skipped: 'noClick' };
  if (click.at === null) return null;
  const age = now.getTime() - click.at.getTime();
  if (age > oldestMs) return { skipped: 'tooOld' };
  return age < knownMs ? { until: new Date(click.at.getTime() + knownMs) } : null;
}

type Counted = Pick<ReportedCall, 'revenue'> & { endedAt: Date };

/** Seconds are exact enough, and the same in each request about a call. */
const wholeSecond = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;

const amountOf = ({ revenue }: Pick<ReportedCall, 'revenue'>) =>
  revenue && { value: revenue.amount / 10 ** digitsOf(revenue.currency), currency: revenue.currency };

/** A call as a conversion. */
export function conversionOf(call: Counted, click: Click, name: string) {
  const amount = amountOf(call);
  return {
    OfflineConversions: [
      {
        MicrosoftClickId: click.id,
        ConversionName: name,
        ConversionTime: wholeSecond(call.endedAt),
        ...(amount && { ConversionValue: amount.value, ConversionCurrencyCode: amount.currency }),
      },
    ],
  };
}

/** What people made of its revenue later; without any it is worth nothing. */
export function restatementOf(call: Counted, click: Click, { name, now }: { name: string; now: Date }) {
  const amount = amountOf(call);
  return {
    OfflineConversionAdjustments: [
      {
        MicrosoftClickId: click.id,
        ConversionName: name,
        ConversionTime: wholeSecond(call.endedAt),
        AdjustmentType: 'Restate',
        AdjustmentTime: wholeSecond(now),
        AdjustmentValue: amount?.value ?? 0,
        ...(amount && { AdjustmentCurrencyCode: amount.currency }),
      },
    ],
  };
}

const Partial = z.object({ PartialErrors: z.array(z.unknown()).nullish() });

/** Microsoft answers 200 to conversions that it doesn’t take, and says so inside. A token may just have ended (401). */
export function judgeMicrosoft(reply: Reply, now: Date): Verdict {
  if (reply.status === 401) return { is: 'again', afterSeconds: null };
  if (reply.status !== 200) return judgeReply(reply, now);
  const errors = Partial.safeParse(jsonOf(reply.text)).data?.PartialErrors ?? [];
  return errors.some((error) => error !== null) ? { is: 'refused' } : { is: 'delivered' };
}
