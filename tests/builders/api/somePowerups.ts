import type { followUps } from '#contract/powerups/followUps.contract.ts';
import type { sales } from '#contract/powerups/sales.contract.ts';
import type { intelligence } from '#contract/powerups/intelligence.contract.ts';
import type { smartTags } from '#contract/powerups/smartTags.contract.ts';
import type { tagBackfills } from '#contract/powerups/tagBackfills.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { aFollowUp, aStoppedText, followUpSamples, type SomeFollowUp } from './aFollowUp.ts';
import { aSmartTag, backfillSamples, smartTagSamples, type SomeSmartTag } from './aSmartTag.ts';
import { aTranscript, transcriptSamples } from './aTranscript.ts';
import type { SamplesFor } from './samples.ts';
import { salesSamples, type SomeSales, someSales } from './someSales.ts';

export interface SomePowerups {
  smartTag: SomeSmartTag;
  sales: SomeSales;
  followUp: SomeFollowUp;
  account: number;
}

interface Called {
  call: string;
  did: string;
}

/** Inserts one of each; those that would follow calls are off. */
export async function somePowerups(db: Db, account: number, { call, did }: Called): Promise<SomePowerups> {
  const followUp = await aFollowUp(db, account, { enabled: false });
  await aStoppedText(db, followUp, call, did);
  await aTranscript(db, account, call);
  const smartTag = await aSmartTag(db, account, { enabled: false });
  return { smartTag, sales: await someSales(db, account), followUp, account };
}

export const samplesOfPowerups = (
  { smartTag, sales: some, followUp, account }: SomePowerups,
  called: Called,
): SamplesFor<typeof smartTags & typeof tagBackfills & typeof sales & typeof followUps & typeof intelligence> => ({
  ...smartTagSamples(smartTag, called.call),
  ...salesSamples(some, called.call),
  ...backfillSamples(smartTag),
  ...followUpSamples(followUp, called),
  ...transcriptSamples(account, called.call),
});
