import type { CallConditions } from '../../repositories/calls/callConditions.ts';
import type { Scope } from '../../repositories/scope.ts';
import type { LocalRange } from './localRange.ts';

/** Call counts. Live calls count only in `total`, `first` and `returning`. */
export interface Figures {
  total: number;
  answer: number;
  missed: number;
  abandoned: number;
  first: number;
  returning: number;
}

export interface ReportQuestion {
  scope: Scope;
  range: LocalRange;
  timezone: string;
  filter: CallConditions;
}

/** The source of all report figures. Omits buckets without calls; the reports add them. */
export interface ReportSource {
  /** By local day, as a day number. */
  byDay(question: ReportQuestion): Promise<Map<number, Figures>>;
  /** By hour of the local week: (weekday − 1) × 24 + hour, Monday first. */
  byWeekHour(question: ReportQuestion): Promise<Map<number, Figures>>;
  totals(question: ReportQuestion): Promise<Figures & { durationSum: number; talkSum: number }>;
  bySource(question: ReportQuestion): Promise<(Figures & { source: string; durationSum: number })[]>;
}
