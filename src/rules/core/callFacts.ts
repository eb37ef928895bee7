import type { CallStatus } from '#values/callStatus.ts';

/** What smart tags know of a call that is over. */
export interface RuledCall {
  trackingSource: string;
  /** E.164. */
  trackingNumber: string;
  status: CallStatus | null;
  /** Whether there is a recording or message. */
  audio: boolean;
  /** Whole seconds. */
  duration: number;
  talkTime: number;
  /** Whether the caller had not called before. */
  firstTime: boolean;
  webSource: string | null;
  webMedium: string | null;
  webCampaign: string | null;
  webLanding: string | null;
  /** Pressed in menus, in order. */
  keys: string | null;
  location: string | null;
  /** When it began in the account’s zone: from Monday, 1, and the hour of the day. */
  weekday: number;
  hour: number;
  /** The points that its flow gave. */
  score: number;
}
