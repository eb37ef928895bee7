import { defineJob } from '../../kernel/jobs/job.ts';
import { askBundles as ask } from './askBundles.ts';
import type { BundleCarrier } from './bundleCarrier.ts';

/** Asks the carrier what became of the documents that accounts submitted. */
export const askBundles = defineJob({
  name: 'ask-bundles',
  retry: { times: 0 },
  every: '* * * * *',
  async run({ db, now }, _, { bundles, listening }: { bundles: BundleCarrier | null; listening: Promise<void> }) {
    await listening;
    if (bundles) await ask({ db, carrier: bundles }, now());
  },
});
