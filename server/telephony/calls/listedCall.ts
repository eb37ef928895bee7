import { sql } from 'drizzle-orm';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { currencyOfCountry } from '#values/countries.ts';
import type { Money } from '#values/currency.ts';
import type { LeadStatus } from '#values/leadStatus.ts';
import { splitKeyNames } from '#values/keyNames.ts';
import type { NumberNetwork } from '#values/numberWords.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls, directionCodes, recordings, stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import { leadStatusCodes } from '../../kernel/db/schema/leads.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';
import { crmNames } from '../../kernel/db/schema/users.ts';
import { clockTime } from '../../kernel/time/clockTime.ts';
import { shownLeadStatus } from './leadConditions.ts';

/** A number that was released and rented again has several rows, all of the same network. */
const network = sql<NumberNetwork | null>`(select ${numbers.type} from ${numbers}
  where ${numbers.accountId} = ${calls.accountId} and ${numbers.did} = ${calls.trackingNumber} limit 1)`;

const audioId = sql<string | null>`(select ${recordings.sid} from ${recordings}
  where ${recordings.accountId} = ${calls.accountId} and ${recordings.callUuid} = ${calls.uuid}
    and ${recordings.storedAs} is not null
  order by ${recordings.createdAt} desc limit 1)`;

const crmName = sql<string | null>`(select ${crmNames.name} from ${crmNames}
  where ${crmNames.accountId} = ${calls.accountId} and ${crmNames.number} = ${calls.caller})`;

/** The columns of a call log row, from `calls` joined with `accounts`. */
export const callColumns = {
  id: calls.id,
  uuid: calls.uuid,
  account: calls.accountId,
  accountName: accounts.name,
  localTimezone: accounts.timezone,
  caller: calls.caller,
  crmName,
  area: calls.area,
  country: calls.country,
  firstTimeCaller: calls.firstTime,
  trackingNumber: calls.trackingNumber,
  trackingName: calls.trackingName,
  trackingSource: calls.trackingSource,
  network,
  dateStart: calls.dateStart,
  dateStop: calls.dateStop,
  direction: calls.direction,
  state: calls.state,
  status: calls.status,
  duration: calls.duration,
  talkTime: calls.talkTime,
  target: calls.target,
  IVR: calls.ivr,
  ivrName: calls.ivrName,
  location: calls.location,
  audio: calls.audio,
  heardAt: calls.heardAt,
  audioId,
  blocked: calls.blocked,
  test: calls.test,
  tags: calls.tags,
  score: calls.score,
  revenue: calls.revenue,
  revenueCurrency: calls.revenueCurrency,
  accountCountry: accounts.country,
  ownLeadStatus: calls.leadStatus,
  leadStatus: shownLeadStatus,
  notes: calls.notes,
  version: calls.version,
  web_source: calls.webSource,
  web_medium: calls.webMedium,
};

type Listed = typeof callColumns;
type Converted =
  | 'dateStart'
  | 'dateStop'
  | 'direction'
  | 'state'
  | 'status'
  | 'revenue'
  | 'revenueCurrency'
  | 'accountCountry'
  | 'ivrName'
  | 'ownLeadStatus'
  | 'leadStatus'
  | 'heardAt';
type Stored = Pick<Call, Exclude<keyof Listed, Converted>> & {
  dateStart: Date;
  dateStop: Date | null;
  direction: number;
  state: number;
  status: number | null;
  revenue: number | null;
  revenueCurrency: string | null;
  accountCountry: string;
  ivrName: string | null;
  ownLeadStatus: number | null;
  leadStatus: number;
  heardAt: Date | null;
};

/** Converts a stored row to the contract's shape for a user in a time zone. */
export function toCall(stored: Stored, userTimezone: string): Call {
  const { revenueCurrency, accountCountry, ivrName, heardAt, ...row } = stored;
  const names = ivrName === null ? [] : splitKeyNames(ivrName);
  const { dateStart, dateStop, localTimezone, web_source: source, web_medium: medium } = row;
  const state = meaning(stateCodes, row.state);
  const status = row.status === null ? null : meaning(statusCodes, row.status);
  const direction = meaning(directionCodes, row.direction);
  const isVoicemail = direction === 'inbound' && status === 'missed' && row.audio;
  const isAnswered = status === 'answered' || (status === null && state === 'answered');
  return {
    ...row,
    dateStart: dateStart.toISOString(),
    dateStartGMT: clockTime(dateStart, 'UTC'),
    dateStartLocal: clockTime(dateStart, localTimezone),
    dateStartUser: clockTime(dateStart, userTimezone),
    dateStop: dateStop && dateStop.toISOString(),
    dateStopGMT: dateStop && clockTime(dateStop, 'UTC'),
    dateStopLocal: dateStop && clockTime(dateStop, localTimezone),
    dateStopUser: dateStop && clockTime(dateStop, userTimezone),
    timestamp: Math.floor(dateStart.getTime() / 1000),
    userTimezone,
    direction,
    state,
    status,
    heard: isVoicemail ? heardAt !== null : null,
    answeredBy: isAnswered ? row.target : null,
    rangLast: isAnswered ? null : row.target,
    IVRnames: names,
    DTMF: row.IVR?.[0] ?? null,
    DTMFname: names[0] ?? null,
    tag: row.tags[0] ?? null,
    revenue: toRevenue(row.revenue, revenueCurrency),
    currency: currencyOfCountry(accountCountry),
    leadStatus: toLeadStatus(row.leadStatus),
    ownLeadStatus: row.ownLeadStatus === null ? null : toLeadStatus(row.ownLeadStatus),
    intelligence: null,
    web: { source, medium },
  };
}

export function toRevenue(amount: number | null, currency: string | null): Money | null {
  return amount === null || currency === null ? null : { amount, currency };
}

export function toLeadStatus(code: number): LeadStatus {
  return meaning(leadStatusCodes, code);
}

function meaning<Name extends string>(names: readonly Name[], code: number): Name {
  const name = names[code];
  if (name === undefined) throw new Error(`no meaning for the stored code ${code}`);
  return name;
}
