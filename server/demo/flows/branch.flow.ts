import type { FlowDocument } from '#values/flow/document.ts';
import { drawFlow, mondayToFriday, spoken } from './drawFlow.ts';
import { openingHours, ring, start, voicemail } from './steps.ts';

export interface Branch {
  /** How calls are greeted: "Fernleigh Dental Carlton". */
  says: string;
  timezone: string;
  desk: string;
  email: string;
  language?: 'en-AU' | 'en-GB' | 'en-NZ';
}

/** The short flow of one location: rings the desk during opening hours, otherwise takes a message. */
export function branchFlow({ says, timezone, desk, email, language = 'en-AU' }: Branch): FlowDocument {
  return drawFlow('Location line', timezone, {
    start: start(spoken(`${says}. Calls are recorded.`, language), 'hours'),
    hours: openingHours([1, 2], { weekly: [{ days: mondayToFriday, from: '08:30', to: '17:30' }] }, 'desk', 'message'),
    desk: ring([2, 1], 'Front desk', [{ id: 'desk', label: says, number: desk }], 'message', { timeout: 25 }),
    message: voicemail([3, 3], 'Message', spoken('Please leave your name and number after the tone.', language), email),
  });
}
