import { expect, test } from 'vitest';
import type { z } from 'zod';
import { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import { Contact } from '#contract/telephony/addressBook.contract.ts';
import { Branch } from '#contract/telephony/branches.contract.ts';
import { Call } from '#contract/telephony/calls.contract.ts';
import { CallTag } from '#contract/telephony/callTags.contract.ts';
import { SmtpSettings } from '#contract/tenancy/customise.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { Exporter } from '#contract/reporting/exporter.contract.ts';
import { Location } from '#contract/telephony/locations.contract.ts';
import { SmartTag } from '#contract/powerups/smartTags.contract.ts';
import { MailTemplate, MailTexts } from '#contract/tenancy/mailTemplate.contract.ts';
import { NumberExtra, TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { PortingRequest, PortingRow } from '#contract/telephony/porting.contract.ts';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import { GroupRow } from '#contract/reporting/reports.contract.ts';
import { Campaign } from '#contract/messaging/campaign.ts';
import { Message } from '#contract/messaging/inbox.contract.ts';
import { SmsList } from '#contract/messaging/lists.contract.ts';
import { TeamMember } from '#contract/tenancy/teamMember.ts';
import { Theme, ThemeColours } from '#contract/tenancy/theme.contract.ts';
import { Profile } from '#contract/tenancy/users.contract.ts';
import { countries } from '#values/countries.ts';
import { currencyOf } from '#values/currency.ts';
import { exportFields } from '#values/exportField.ts';
import { NumberNetwork, VoicemailNotify } from '#values/numberWords.ts';
import { defaultFilters } from '../../src/machines/filters/filterSet.ts';

const fieldsOf = (...schemas: z.ZodObject[]) => schemas.flatMap(({ shape }) => Object.keys(shape));
const bodyOf = ({ body }: { body?: z.ZodType }) => Object.keys((body as z.ZodObject).shape);

/** The fields of each entity in section 3 of the specification and ours. Those of another name are recorded in decision 140 or 151. */
const entities: [entity: string, named: string, ours: readonly string[]][] = [
  [
    'call',
    `id uuid DTMF DTMFname IVR account accountName area audio audioId caller country dateStart dateStop dateStartUser direction duration
      firstTimeCaller intelligence localTimezone location network notes score state status tag tags talkTime target timestamp trackingName
      trackingNumber trackingSource userTimezone web web_source web_medium
      dateStartGMT dateStartLocal dateStopGMT dateStopLocal dateStopUser`,
    fieldsOf(Call),
  ],
  [
    'exported call',
    `uuid dateStartUser caller area firstTimeCaller trackingNumber trackingSource status duration talkTime target audio web_source
      web_medium tags IVR score notes account accountName`,
    exportFields,
  ],
  ['call tag', 'account color name uuid', fieldsOf(CallTag)],
  ['group row', 'account actions answered avgDuration missed name newCallers revenue total', fieldsOf(GroupRow)],
  [
    'account',
    'id name status plan subLevel father fatherName billerCode type category country timezone highway billingClient',
    fieldsOf(AccountNode),
  ],
  [
    'user',
    'id account acl allow block email firstName lastName level mobile sip status timezone username',
    fieldsOf(TeamMember),
  ],
  [
    'profile',
    'id account allow country dash email expires firstName lastName md5 mobile secret2FA sip tz locale username',
    fieldsOf(Profile),
  ],
  ['number', 'id account action actionId customGA did name source status type', fieldsOf(TrackingNumber)],
  ['number’s extra', 'activationDate area cancelDate country extra action', fieldsOf(NumberExtra)],
  ['new number', 'did country customGA name source replyEmail voicemailNotify', bodyOf(endpoints.rentNumber)],
  [
    'branch',
    `id account address autoRouting code country forceAccount lat lon locationId name nextAction nextActionId postcode state`,
    fieldsOf(Branch),
  ],
  [
    'location routing',
    `id IVRattempts IVRdigits IVRmessage account action geoLocation map mobileLocation name nextAction nextActionId postcodePrompt`,
    fieldsOf(Location),
  ],
  ['porting request of the list', 'account carrier customer id numbers request status type user', fieldsOf(PortingRow)],
  ['porting request', 'address company invoice message name phone tax title', fieldsOf(PortingRequest)],
  ['contact', 'uuid account firstName lastName numbers', fieldsOf(Contact)],
  ['smart tag', 'name group score colour conditions subAccounts', fieldsOf(SmartTag)],
  ['text message', 'account content did direction msisdn stamp userName', fieldsOf(Message)],
  ['chat', 'sender target message', bodyOf(endpoints.sendMessage)],
  [
    'campaign',
    `uuid account status name optOutId remoteId scheduled sender content concatenation inList sent delivered blocked processed replied
      userName lists charges identificationCode targets bounced optOuts`,
    fieldsOf(Campaign),
  ],
  ['SMS list', 'account name tot uuid', fieldsOf(SmsList)],
  ['exporter', 'account allow auth format name tags uuid subAccounts', fieldsOf(Exporter)],
  [
    'email customisation',
    `logo brand subject fromAddress senderName title info link dashboardUrl domain supportPage footer pageColour backgroundColour
      titleColour textColour linkColour`,
    fieldsOf(MailTemplate, MailTexts),
  ],
  ['SMTP', 'fromAddress replyTo host username password port tls', fieldsOf(SmtpSettings)],
  ['theme', 'title logo icon loginImage stickyHeader style css links colours', fieldsOf(Theme)],
  [
    'theme’s colours',
    `primary secondary accent blue dark error info success background background2 menu menuDark menuText border text answered missed
      abandoned`,
    fieldsOf(ThemeColours),
  ],
  [
    'filter set',
    'trackingNumber trackingSource durationMin durationMax status dateStart dateEnd dateLabel dateView timezone',
    Object.keys(defaultFilters('2026-11-25', 'UTC')),
  ],
  ['country', 'currency digits dialPrefix language timezones flag', Object.keys(countries[0] ?? {})],
  ['currency', 'symbol nativeSymbol digits step namePlural', Object.keys(currencyOf('AUD', 'en'))],
];

const words = (text: string) => text.split(/\s+/);

test.each(entities)('a %s has the fields of the specification', (_entity, named, ours) => {
  expect(words(named).filter((field) => !ours.includes(field))).toEqual([]);
});

test('files of reports have the columns of the specification', () => {
  const heads = Object.entries(reportFiles).map(([report, file]) => [report, file([]).head.join(' ')]);
  expect(Object.fromEntries(heads)).toMatchObject({
    groups: 'name total newCallers answered missed abandoned avgDuration revenue',
    timeAndDay: 'label answer missed first returning',
    sources: 'source total first returning answer missed abandoned avgDuration',
    durations: 'label num percent',
    missed: 'label answered abandoned missed',
    ivr: 'name digits tot answer missed abandoned avgDuration',
    agents: 'name total answered avgTalk avgDuration',
  });
});

test('networks and triggers of voicemail notifications are those of the specification', () => {
  expect(NumberNetwork.options).toEqual(['geo', 'mobile', 'smart', 'tollfree', 'any']);
  expect(VoicemailNotify.options).toEqual(['missed', 'always', 'no']);
});
