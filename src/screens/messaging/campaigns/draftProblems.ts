import type { CampaignDraft } from '#contract/messaging/campaign.ts';

/** What a draft lacks. */
export interface DraftGaps {
  name: boolean;
  sender: boolean;
  content: boolean;
  recipients: boolean;
  hours: boolean;
  hoursReason: boolean;
}

export function gapsOf({ name, sender, content, lists, numbers, hours, hoursReason }: CampaignDraft): DraftGaps {
  return {
    name: name.trim() === '',
    sender: sender === null,
    content: content.trim() === '',
    recipients: lists.length === 0 && numbers.length === 0,
    hours: hours !== null && !(hours.from < hours.to),
    hoursReason: hoursReason?.trim() === '',
  };
}

/** A draft can be saved unfinished; a preview needs no sender. */
export const needed: Record<'save' | 'preview' | 'quote', readonly (keyof DraftGaps)[]> = {
  save: ['name', 'hours', 'hoursReason'],
  preview: ['name', 'content', 'recipients', 'hours', 'hoursReason'],
  quote: ['name', 'sender', 'content', 'recipients', 'hours', 'hoursReason'],
};
