import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { numbersBlockedFor } from '../blocking/numbersBlockedFor.ts';
import { listContactNumbers } from '../addressBook/contactNumbers.ts';
import { listCallTags } from '../callTags/listCallTags.ts';
import { listWebPhones } from '../../tenancy/people/listWebPhones.ts';
import { listActiveNumbers } from '../numbers/activeNumbers.ts';
import { listAudioWorld } from '../audio/listAudioWorld.ts';
import { locationWorld } from '../places/locationWorld.ts';
import { flowSummaries } from './flowSummaries.ts';
import type { Scope } from '../../kernel/access/scope.ts';

/** What the checked flow names. */
export interface Named {
  /** Those of its numbers that are tracking numbers of any account. */
  tracked: readonly string[];
  /** The flows in which its calls go on. */
  flows: readonly string[];
  /** The contacts that it rings. */
  contacts: readonly string[];
  /** The users whose web phones it rings. */
  webPhones: readonly number[];
  /** The flow itself; null for a new one. */
  self: string | null;
}

/** Whether the installation has a gateway, without which no web phone can be rung. */
export type Gateway = Pick<Config, 'SIP_DOMAIN'>;

type WebPhone = AccountWorld['webPhones'][number];

/** The account data that flows are validated against; the scope is that one account. */
export async function accountWorld(
  executor: Executor,
  scope: Scope,
  gateway: Gateway,
  { tracked, flows, contacts, webPhones, self }: Named,
): Promise<AccountWorld> {
  const numbers = await listActiveNumbers(executor, scope);
  const tags = await listCallTags(executor, scope);
  const trackingNumbers = numbers.map(({ did }) => did);
  return {
    trackingNumbers,
    otherTrackingNumbers: tracked.filter((did) => !trackingNumbers.includes(did)),
    blockedNumbers: [...(await numbersBlockedFor(executor, scope))],
    tags: tags.map(({ name }) => name),
    locations: await locationWorld(executor, scope),
    contacts: await listContactNumbers(executor, scope, contacts),
    webPhones: (await listWebPhones(executor, scope, webPhones)).map((phone) => behind(gateway, phone)),
    audioFiles: await listAudioWorld(executor, scope),
    flows: await flowSummaries(executor, scope, flows),
    self,
  };
}

function behind({ SIP_DOMAIN }: Gateway, phone: WebPhone): WebPhone {
  return SIP_DOMAIN === undefined && phone.state === 'ready' ? { ...phone, state: 'noGateway' } : phone;
}
