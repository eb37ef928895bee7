import type { callFilter } from './callFilter.ts';
import type { callLogFilter } from './callLogFilter.ts';
import type { ImportField } from './importedCall.ts';

type Filter = keyof typeof callFilter | keyof typeof callLogFilter;

interface CallFieldUse {
  /** A column of the log, which the server sorts by. */
  column?: true;
  /** The parameters that narrow the log by it. */
  filters?: readonly Filter[];
  /** The column of a file of calls. */
  imported?: ImportField;
  /** People type it. */
  edited?: true;
}

/**
 * Each field of a call, and what can be done with it. What people type or choose in a call is a column, an order and a filter;
 * a test holds the contract, the page and the exports against this table.
 */
export const callFields = {
  id: {},
  uuid: { imported: 'externalId' },
  account: { filters: ['account'] },
  accountName: { column: true, filters: ['account'] },
  caller: { column: true, filters: ['caller'], imported: 'caller' },
  crmName: {},
  area: { column: true, filters: ['area', 'areaName'], imported: 'area' },
  country: {},
  firstTimeCaller: { column: true, filters: ['firstTimeCaller'], imported: 'firstTimeCaller' },
  trackingNumber: { column: true, filters: ['trackingNumber'], imported: 'trackingNumber' },
  trackingName: { column: true, filters: ['trackingNumber'], imported: 'trackingName' },
  trackingSource: { column: true, filters: ['trackingSource'], imported: 'trackingSource' },
  network: { column: true, filters: ['network'] },
  dateStart: { column: true, filters: ['datefrom', 'dateto', 'hour', 'weekday'], imported: 'dateStart' },
  dateStartGMT: {},
  dateStartLocal: {},
  dateStartUser: {},
  dateStop: {},
  dateStopGMT: {},
  dateStopLocal: {},
  dateStopUser: {},
  timestamp: {},
  localTimezone: {},
  userTimezone: {},
  direction: { column: true, filters: ['direction'], imported: 'direction' },
  state: {},
  status: { column: true, filters: ['status'], imported: 'status' },
  duration: { column: true, filters: ['durationMin', 'durationMax'], imported: 'duration' },
  talkTime: { column: true, filters: ['talkTimeMin', 'talkTimeMax'], imported: 'talkTime' },
  target: { column: true, filters: ['target'], imported: 'target' },
  answeredBy: { column: true, filters: ['answeredBy'] },
  rangLast: { column: true, filters: ['rangLast'] },
  IVR: { column: true, filters: ['IVR'], imported: 'IVR' },
  IVRnames: { filters: ['DTMFname'] },
  DTMF: { filters: ['IVR'] },
  DTMFname: { filters: ['DTMFname'] },
  location: { column: true, filters: ['location'] },
  audio: { column: true, filters: ['audio'] },
  heard: { filters: ['heard'] },
  audioId: {},
  blocked: {},
  test: {},
  tag: { filters: ['tags'] },
  tags: { column: true, filters: ['tags'], imported: 'tags', edited: true },
  score: { column: true, filters: ['scoreMin', 'scoreMax'], imported: 'score', edited: true },
  revenue: { column: true, filters: ['revenueMin', 'revenueMax'], imported: 'revenue', edited: true },
  currency: {},
  leadStatus: { column: true, filters: ['leadStatus'], imported: 'leadStatus', edited: true },
  ownLeadStatus: {},
  intelligence: {},
  notes: { column: true, filters: ['notes'], imported: 'notes', edited: true },
  version: {},
  web: { filters: ['web_source', 'web_medium'] },
  web_source: { column: true, filters: ['web_source'], imported: 'web_source' },
  web_medium: { column: true, filters: ['web_medium'], imported: 'web_medium' },
} as const satisfies Record<string, CallFieldUse>;

type Fields = typeof callFields;

/** A field that is a column of the log. */
export type CallColumnName = {
  [Name in keyof Fields]: Fields[Name] extends { column: true } ? Name : never;
}[keyof Fields];

/** The columns of the log. */
export const callColumnNames = Object.entries(callFields).flatMap(([name, use]) =>
  'column' in use ? [name as CallColumnName] : [],
);
