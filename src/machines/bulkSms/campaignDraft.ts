import type { Campaign, CampaignDraft } from '#contract/messaging/campaign.ts';
import type { CampaignStatus } from '#values/sms/messageWords.ts';

/** What a campaign says and whom it goes to, without what the server adds. */
export function draftOf({ country, ...campaign }: Campaign): CampaignDraft {
  const { account, name, sender, content, lists, numbers, missing, optOutText } = campaign;
  const { at, hours, hoursReason, canary, skipUnrated } = campaign;
  const what = { account, name, sender, content, lists, numbers, missing, optOutText };
  const stated = { ...what, at, hours, hoursReason, canary, skipUnrated };
  return country === null ? stated : { ...stated, country };
}

/** Whether two drafts send the same messages to the same people at the same time. */
export function sameDraft(one: CampaignDraft, other: CampaignDraft): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof CampaignDraft)[];
  return fields.every((field) => textOf(one[field]) === textOf(other[field]));
}

function textOf(value: CampaignDraft[keyof CampaignDraft]): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(isObject ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : (value ?? null));
}

const out = new Set<CampaignStatus>(['scheduled', 'sending', 'paused', 'sent', 'stopped']);

/** Whether a campaign is sent or about to be, so that it can’t be edited. */
export const isOut = ({ status }: Campaign): boolean => out.has(status);
