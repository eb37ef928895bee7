import { paths } from '#contract/paths.ts';
import { LeadAddress, LeadFields } from '#contract/integrations/autoplay.contract.ts';
import { readReportedCall } from '../../telephony/callLog/reportedCall.ts';
import { defineIntegration } from '../deliveries/defineIntegration.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { adfLead, adfType, isMailed, keptBackByAutoplay, titleOf } from './adfLead.rules.ts';

/** Sends calls that end to the lead system of a dealership, in the Auto-lead Data Format: by mail, or to an address of the web. */
export const autoplay = defineIntegration({
  type: 'autoplay',
  settings: LeadFields,
  secret: { name: 'lead address', schema: LeadAddress },
  on: ['call.ended'],
  filters: ['dids', 'tags'],
  keptBack: keptBackByAutoplay,
  read: (db, { accountId, subject }) => readReportedCall(db, accountId, subject),
  render(call, { settings, secret, locale, base }, { id }) {
    const lead = { call, settings, locale, link: `${base}${paths.call(call.uuid)}` };
    return isMailed(secret)
      ? { url: `mailto:${secret}`, body: adfLead(lead), mail: { id, subject: titleOf(lead) } }
      : { url: secret, body: adfLead(lead), headers: { 'content-type': adfType } };
  },
  sample: (locale) => ({ kind: 'call.ended', facts: sampleCall(locale) }),
});
