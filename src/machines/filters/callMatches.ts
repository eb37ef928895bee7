import type { Call } from '#contract/telephony/calls.contract.ts';
import type { AskedStatus } from '#values/callStatus.ts';
import { isLeadStatus } from '#values/leadStatus.ts';
import type { FilterSet } from './filterSet.ts';

/** What narrows the call log besides its days, and the figures whose calls only the server knows. */
export type Narrowing = Omit<FilterSet, 'dateLabel' | 'dateStart' | 'dateEnd' | 'dateView' | 'timezone' | 'figure'>;

type Matches = { [Name in keyof Narrowing]: (call: Call, wanted: NonNullable<Narrowing[Name]>) => boolean };

/** Whether a call passes a filter, as the server’s conditions decide it. */
const matches: Matches = {
  trackingNumber: ({ trackingNumber }, numbers) => numbers.includes(trackingNumber),
  trackingSource: ({ trackingSource }, sources) =>
    sources.some((source) => source.toLowerCase() === trackingSource.toLowerCase()),
  status: (call, statuses) => statuses.some((asked) => hasStatus(call, asked)),
  durationMin: ({ duration }, least) => duration >= least,
  durationMax: ({ duration }, most) => duration <= most,
  kind: ({ test }, kinds) => kinds.includes(test ? 'test' : 'real'),
  direction: ({ direction }, wanted) => direction === wanted,
  network: ({ network }, networks) => network !== null && networks.includes(network),
  tags: (call, tags) => tags.some((tag) => call.tags.includes(tag)),
  leadStatus: ({ leadStatus }, asked) => asked.some((one) => isLeadStatus(leadStatus, one)),
  firstTimeCaller: ({ firstTimeCaller }, wanted) => String(firstTimeCaller) === wanted,
  audio: ({ audio }, wanted) => String(audio) === wanted,
  heard: ({ heard }, wanted) => String(heard) === wanted,
  talkTimeMin: ({ talkTime }, least) => talkTime >= least,
  talkTimeMax: ({ talkTime }, most) => talkTime <= most,
  scoreMin: ({ score }, least) => score >= least,
  scoreMax: ({ score }, most) => score <= most,
  revenueMin: ({ revenue }, least) => revenue !== null && revenue.amount >= least,
  revenueMax: ({ revenue }, most) => revenue !== null && revenue.amount <= most,
  answeredBy: (call, part) => wasAnswered(call) && contains(call.target, part),
  rangLast: (call, part) => !wasAnswered(call) && contains(call.target, part),
  area: ({ area }, part) => contains(area, part),
  location: ({ location }, part) => contains(location, part),
  notes: ({ notes }, part) => contains(notes, part),
};

/** Whether a call passes all of these filters; null and empty lists filter nothing, but the log is of inbound calls unless it says so. */
export function matchesFilters(call: Call, filters: Narrowing): boolean {
  const applied = { ...filters, direction: filters.direction ?? 'inbound' };
  return (Object.keys(matches) as (keyof Narrowing)[]).every((name) => matchesOne(call, name, applied));
}

function matchesOne<Name extends keyof Narrowing>(call: Call, name: Name, filters: { [Key in Name]: Narrowing[Key] }) {
  const wanted = filters[name];
  return wanted === null || (Array.isArray(wanted) && wanted.length === 0) || matches[name](call, wanted);
}

/** An inbound call that was missed and left a message is a voicemail as well. */
function hasStatus({ status, direction, audio }: Call, asked: AskedStatus): boolean {
  const leftMessage = status === 'missed' && direction === 'inbound' && audio;
  if (asked === 'noMessage') return status === 'missed' && !leftMessage;
  return status === asked || (asked === 'voicemail' && leftMessage);
}

function wasAnswered({ status, state }: Call): boolean {
  return status === null ? state === 'answered' : status === 'answered';
}

function contains(text: string | null, part: string): boolean {
  return (text ?? '').toLowerCase().includes(part.toLowerCase());
}
