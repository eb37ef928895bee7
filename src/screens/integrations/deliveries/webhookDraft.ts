import { z } from 'zod';
import { type Webhook, WebhookUrl } from '#contract/integrations/webhooks.contract.ts';
import { AccountId } from '#values/ids.ts';
import { DeliveredKind, usualKinds } from '#values/integrationWords.ts';

/** A webhook as its form has it. No numbers or tags are all of them. */
export const WebhookDraft = z.object({
  account: AccountId,
  name: z.string().trim().min(1).max(100),
  url: z.string().trim().pipe(WebhookUrl),
  kinds: z.array(DeliveredKind).min(1),
  dids: z.array(z.string()),
  tags: z.array(z.string()),
  subAccounts: z.boolean(),
});
export type WebhookDraft = z.output<typeof WebhookDraft>;

export function draftOf(webhook: Webhook | null, account: number): WebhookDraft {
  const { name = '', url = '', filters = {} } = webhook ?? {};
  const {
    kinds = [...(webhook ? DeliveredKind.options : usualKinds)],
    dids = [],
    tags = [],
    subAccounts = false,
  } = filters;
  return { account: webhook?.account ?? account, name, url, kinds, dids, tags, subAccounts };
}

/** What the server keeps of it: a filter that lets everything through is none. */
export function detailsOf({ name, url, kinds, dids, tags, subAccounts }: WebhookDraft) {
  const isAll = DeliveredKind.options.every((kind) => kinds.includes(kind));
  const filters = {
    ...(!isAll && { kinds }),
    ...(dids.length > 0 && { dids }),
    ...(tags.length > 0 && { tags }),
    ...(subAccounts && { subAccounts }),
  };
  return { name, url, filters };
}
