import type { Config } from './config.ts';
import { type Mailer, sendPlain } from './kernel/mail/mailer.ts';
import type { Outside } from './kernel/outside/fetchOutside.ts';
import type { ChangeFeed } from './kernel/live/changeFeed.ts';
import type { Delivering } from './integrations/deliveries/deliver.ts';
import { integrations } from './integrations.ts';

interface DeliveryParts {
  vaultKey: Uint8Array;
  outside: Outside;
  config: Config;
  feed: ChangeFeed;
  mailer: Mailer;
}

/** What deliveries go out with; streams hear of what became of them. */
export function deliveringWith({ config, feed, mailer, vaultKey, outside }: DeliveryParts): Delivering {
  return {
    vaultKey,
    outside,
    integrations,
    mail: (accountId, mail) => sendPlain(mailer, accountId, mail),
    publicBaseUrl: config.PUBLIC_BASE_URL,
    oauth: { vaultKey, outside, publicBaseUrl: config.PUBLIC_BASE_URL, clients: config.OAUTH_CLIENTS },
    changed: ({ accountId: account, id: uuid }) => feed.changed({ account, kind: 'integration.changed', uuid }),
  };
}
