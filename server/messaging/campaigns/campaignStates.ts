import type { CampaignStatus } from '#values/sms/messageWords.ts';

/** What can still be changed, quoted and deleted. */
export const editable: ReadonlySet<CampaignStatus> = new Set(['saved', 'previewed', 'quoted', 'cancelled']);
