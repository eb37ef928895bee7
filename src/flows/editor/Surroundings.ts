import type { ReactNode } from 'react';
import type { FlowVersion } from '#contract/telephony/routing.contract.ts';
import type { HostColours } from '#values/deriveColours.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';

/** The account data that the editor needs besides the flow. */
export interface Surroundings {
  readOnly: boolean;
  country: PhoneCountry;
  versions: readonly FlowVersion[];
  /** The reader's time zone, for moments; the flow's own hours are in the document's. */
  timezone: string;
  /** The zone of the flow's account, for schedules. */
  accountTimezone: string;
  /** The number that simulated calls dial, E.164. */
  trackingNumber: string;
  /** Calls the number for real, or says why that can't be done from here; reports the call once it is on. */
  renderTestCall: (onPlaced: (call: string) => void) => ReactNode;
  /** The call log with these parameters, and a call; must keep their identity across renders. */
  callsPath: (search: string) => string;
  callPath: (uuid: string) => string;
  /** The brand's colors, for pictures of the flow. */
  colours: HostColours;
}
