import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import type { ReportedCall } from '#contract/integrations/webhooks.contract.ts';
import { keepCrmName } from '../../telephony/crmNames/keepCrmName.ts';
import { readReportedCall } from '../../telephony/callLog/reportedCall.ts';
import { type Ask, defineIntegration } from '../deliveries/defineIntegration.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import {
  callSearch,
  contactName,
  contactSearch,
  hubspotCall,
  judgeHubSpot,
  keptBackByHubSpot,
} from './hubspotCall.rules.ts';
import { HubSpotSettings } from './hubspotSettings.ts';
import { jsonOf } from '../deliveries/jsonOf.rules.ts';

const objects = 'https://api.hubapi.com/crm/v3/objects/';
/** A call belongs to a contact: HubSpot’s own type of association. */
const ofContact = { associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 194 } as const;

interface Facts {
  call: ReportedCall;
  /** Whose contact it is there; null for nobody’s. */
  contactId: string | null;
  /** What the contact is called there, null without a name; undefined if nobody asked. */
  contactName?: string | null;
  /** The call there, if an attempt made it whose reply was lost. */
  madeId: string | null;
}

const Found = z.object({
  results: z.array(z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()).default({}) })),
});
const Made = z.object({ id: z.string() });

/** Logs calls in a hub of HubSpot, on the contact of the caller, and keeps them up to date. */
export const hubspot = defineIntegration({
  type: 'hubspot',
  oauth: 'hubspot',
  settings: HubSpotSettings,
  secret: { name: 'hubspot', schema: z.string() },
  on: ['call.ended', 'call.changed', 'call.tagged'],
  filters: ['dids', 'tags'],
  keptBack: keptBackByHubSpot,
  async read(db, { accountId, subject }): Promise<Facts | undefined> {
    const call = await readReportedCall(db, accountId, subject);
    return call && { call, contactId: null, madeId: null };
  },
  async prepare({ call }, { settings, remoteId, attempt }, ask) {
    // What is there already stays with its contact.
    if (remoteId !== null) return { call, contactId: null, madeId: remoteId };
    const madeId = attempt > 1 ? await findMade(ask, call) : null;
    const { caller } = call;
    if (madeId !== null || caller === null) return { call, contactId: null, madeId };
    return { call, ...(await contactOf(ask, caller, settings)), madeId };
  },
  async learn(db, { call: { caller }, contactName }, { accountId, subject: callUuid }) {
    if (caller === null || contactName === undefined) return;
    await keepCrmName(db, { accountId, callUuid }, { number: caller, name: contactName });
  },
  render({ call, contactId, madeId }, { locale, base }) {
    const properties = hubspotCall(call, { locale, link: `${base}${paths.call(call.uuid)}` });
    if (madeId !== null)
      return { method: 'PATCH', url: `${objects}calls/${encodeURIComponent(madeId)}`, body: { properties } };
    const associations = contactId === null ? [] : [{ to: { id: contactId }, types: [ofContact] }];
    return { url: `${objects}calls`, body: { properties, associations } };
  },
  judge: judgeHubSpot,
  remoteId: (text) => Made.safeParse(jsonOf(text)).data?.id,
  sample: (locale) => ({ kind: 'call.ended', facts: { call: sampleCall(locale), contactId: null, madeId: null } }),
});

async function contactOf(ask: Ask, caller: string, { shareContacts }: HubSpotSettings) {
  const [known] = Found.parse(
    JSON.parse(await ask({ url: `${objects}contacts/search`, body: contactSearch(caller) })),
  ).results;
  if (known) return { contactId: known.id, contactName: contactName(known.properties) };
  if (!shareContacts) return { contactId: null, contactName: null };
  const made = Made.parse(
    JSON.parse(await ask({ url: `${objects}contacts`, body: { properties: { phone: caller } } })),
  );
  return { contactId: made.id, contactName: null };
}

async function findMade(ask: Ask, call: ReportedCall): Promise<string | null> {
  const { results } = Found.parse(JSON.parse(await ask({ url: `${objects}calls/search`, body: callSearch(call) })));
  return results.find(({ properties }) => (properties['hs_call_from_number'] ?? null) === call.caller)?.id ?? null;
}
