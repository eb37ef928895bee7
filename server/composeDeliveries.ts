import type { Config } from './kernel/config/config.ts';
import type { ChangeFeed } from './kernel/live/changeFeed.ts';
import type { Delivering } from './integrations/deliveries/deliver.ts';
import { integrations } from './integrations.ts';

interface DeliveryParts extends Pick<Delivering, 'vaultKey' | 'outside'> {
  config: Pick<Config, 'PUBLIC_BASE_URL'>;
  feed: ChangeFeed;
}

/** What deliveries go out with; streams hear of what became of them. */
export function deliveringWith({ config, feed, ...parts }: DeliveryParts): Delivering {
  return {
    ...parts,
    integrations,
    publicBaseUrl: config.PUBLIC_BASE_URL,
    changed: ({ accountId: account, id: uuid }) => feed.changed({ account, kind: 'integration.changed', uuid }),
  };
}
