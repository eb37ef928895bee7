import type { Call } from '#contract/calls.contract.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { calls, directionCodes, stateCodes, statusCodes } from '../../db/schema/calls.ts';

/** The columns of a row of the call log, from `calls` joined with `accounts`. */
export const callColumns = {
  uuid: calls.uuid,
  account: calls.accountId,
  accountName: accounts.name,
  caller: calls.caller,
  area: calls.area,
  country: calls.country,
  firstTimeCaller: calls.firstTime,
  trackingNumber: calls.trackingNumber,
  trackingName: calls.trackingName,
  trackingSource: calls.trackingSource,
  dateStart: calls.dateStart,
  dateStop: calls.dateStop,
  direction: calls.direction,
  state: calls.state,
  status: calls.status,
  duration: calls.duration,
  talkTime: calls.talkTime,
  target: calls.target,
  IVR: calls.ivr,
  DTMFname: calls.ivrName,
  audio: calls.audio,
  blocked: calls.blocked,
  tags: calls.tags,
  score: calls.score,
  notes: calls.notes,
  web_source: calls.webSource,
  web_medium: calls.webMedium,
};

type Stored = Omit<Call, 'dateStart' | 'dateStop' | 'direction' | 'state' | 'status'> & {
  dateStart: Date;
  dateStop: Date | null;
  direction: number;
  state: number;
  status: number | null;
};

/** A stored row as the contract has it. */
export function toCall(row: Stored): Call {
  return {
    ...row,
    dateStart: row.dateStart.toISOString(),
    dateStop: row.dateStop?.toISOString() ?? null,
    direction: meaning(directionCodes, row.direction),
    state: meaning(stateCodes, row.state),
    status: row.status === null ? null : meaning(statusCodes, row.status),
  };
}

function meaning<Name extends string>(names: readonly Name[], code: number): Name {
  const name = names[code];
  if (name === undefined) throw new Error(`no meaning for the stored code ${code}`);
  return name;
}
