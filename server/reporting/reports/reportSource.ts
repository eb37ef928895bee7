import type { CallDirection } from '#values/callStatus.ts';
import type { Money } from '#values/currency.ts';
import type { CallConditions } from '../../telephony/calls/callConditions.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import type { Journeys } from './journeys.repository.ts';
import type { LeadsOfSource } from './leadsOfSources.repository.ts';
import type { LocalRange } from '../../telephony/calls/localRange.ts';

/**
 * Call counts. Live calls count only in `total`, `first` and `returning`. The voicemails of inbound calls are those among the missed
 * ones that have a message; outbound ones are a status of their own.
 */
export interface Figures {
  total: number;
  answer: number;
  missed: number;
  abandoned: number;
  voicemail: number;
  first: number;
  returning: number;
}

/** With the seconds of all calls, and the seconds of talk in answered ones. */
export interface Totals extends Figures {
  durationSum: number;
  talkSum: number;
}

export interface ReportQuestion {
  scope: Scope;
  range: LocalRange;
  timezone: string;
  filter: Omit<CallConditions, 'localTime'> & { hour?: number | undefined; weekday?: number | undefined };
  /** Inbound unless said otherwise. */
  direction?: CallDirection;
}

/** What the calls of a group have in common; `visit` is web source and medium, `user` who placed them. A call is in a group of each of its tags. */
export type GroupName =
  | 'source'
  | 'number'
  | 'account'
  | 'area'
  | 'tag'
  | 'landing'
  | 'conversion'
  | 'campaign'
  | 'keyword'
  | 'visit'
  | 'target'
  | 'caller'
  | 'user';

export interface Group extends Totals {
  /** The value of each field that the group is made by. */
  keys: [string, ...string[]];
  /** The name of what the keys identify, where it is not the key itself. */
  label: string | null;
  /** The account of all calls, if it is one. */
  account: number | null;
  revenue: Money[];
}

export interface GroupLimits {
  /** The number of groups, those with most calls first. */
  most?: number;
  /** Only groups with at least so many calls. */
  atLeast?: number;
  /** Only groups with these first keys. */
  among?: readonly string[];
}

export interface KeyCounts extends Totals {
  /** The keys pressed so far, and their names as `joinKeyNames` writes them. */
  digits: string;
  names: string;
}

/** The source of all report figures. Omits buckets without calls; the reports add them. */
export interface ReportSource {
  /** When the oldest of the figures that it gave was counted. */
  countedAt(): Date;
  /** By local day, as a day number. */
  byDay(question: ReportQuestion): Promise<Map<number, Figures>>;
  /** By hour of the local week: (weekday − 1) × 24 + hour, Monday first. */
  byWeekHour(question: ReportQuestion): Promise<Map<number, Figures>>;
  totals(question: ReportQuestion): Promise<Totals>;
  /** By what calls have in common, most calls first; calls without it are left out. */
  byGroup(question: ReportQuestion, name: GroupName, limits?: GroupLimits): Promise<Group[]>;
  /** By source, in no order; those without calls are left out. */
  leadsBySource(question: ReportQuestion): Promise<LeadsOfSource[]>;
  /** Calls that are over by duration: entry i counts those from `bounds[i - 1]` to below `bounds[i]` seconds. */
  byDuration(question: ReportQuestion, bounds: readonly number[]): Promise<number[]>;
  /** By the visits before them, and how many came from none. */
  journeys(question: ReportQuestion): Promise<Journeys>;
  /** By each beginning of the keys pressed in menus, in no order. */
  byKeys(question: ReportQuestion): Promise<KeyCounts[]>;
}
