import type { CampaignDraft } from '#contract/messaging/campaign.ts';
import type { DraftGaps } from './draftProblems.ts';

export interface EditorPart {
  draft: CampaignDraft;
  /** What is missing, once it was asked for. */
  gaps: DraftGaps;
  change: (given: Partial<CampaignDraft>) => void;
}
