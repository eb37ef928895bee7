import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { adminOf, type Ga4Parts } from './changeGa4.ts';
import { prepareProperty } from './ga4Property.ts';

interface Preparing {
  account: number;
  oAuth: string;
  propertyId: string;
  events: string;
}

/** Creates what a property lacks for reports about calls. @throws AppError ACCESS_DENIED_ACCOUNT, OAUTH-LINK-LOST, GOOGLE-API-FAILED. */
export async function prepareGa4(
  actor: Actor,
  { propertyId, events, ...link }: Preparing,
  parts: Ga4Parts,
): Promise<{ created: number }> {
  const created = await prepareProperty(adminOf(actor, link, parts), propertyId, events);
  const entry = { accountId: link.account, action: 'property.prepared', subject: `property ${propertyId}` };
  await actor.db.transaction((tx) => writeAudit(tx, actor.author, { ...entry, after: { created } }));
  return { created };
}
