import type { SnapshotFrom } from 'xstate';
import type { bulkSmsMachine } from '../../../machines/bulkSms/bulkSms.machine.ts';
import type { BulkSmsEvent } from '../../../machines/bulkSms/bulkSmsEvents.ts';

/** What the parts of a campaign’s page get. */
export interface CampaignProps {
  state: SnapshotFrom<typeof bulkSmsMachine>;
  send: (event: BulkSmsEvent) => void;
}
