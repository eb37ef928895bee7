import { drawFlow, mondayToFriday, spoken } from './drawFlow.ts';
import { holidaysIn } from './holidays.ts';
import { announce, menu, openingHours, ring, start, tag, voicemail } from './steps.ts';

/** A law firm: calls are tagged by field and screened, and nobody is put through after hours. */
export const lawFlow = drawFlow('Client line', 'Australia/Adelaide', {
  start: start(spoken('Whitlock Legal. This call is recorded and confidential.'), 'hours'),
  hours: openingHours(
    [1, 2],
    { weekly: [{ days: mondayToFriday, from: '09:00', to: '17:00' }], holidays: holidaysIn('AU') },
    'menu',
    'closedNotice',
  ),
  menu: menu(
    [2, 1],
    'Field of law',
    spoken(
      'For family law, press 1. For property, press 2. For wills and estates, press 3. For anything else, press 4.',
    ),
    {
      1: ['Family', 'family'],
      2: ['Property', 'conveyancing'],
      3: ['Wills and estates', 'wills'],
      4: ['Anything else', 'reception'],
    },
    'reception',
  ),
  family: tag([3, 0], 'Family law', ['Family law'], 35, 'reception'),
  conveyancing: tag([3, 1], 'Property law', ['Property law'], 25, 'reception'),
  wills: tag([3, 2], 'Wills', ['Wills and estates'], 25, 'reception'),
  reception: ring(
    [4, 1],
    'Reception',
    [
      { id: 'front', label: 'Front desk', number: '+61870100501' },
      { id: 'clerk', label: 'Duty clerk', number: '+61870100502' },
    ],
    'message',
    { order: 'together', timeout: 25, whisper: spoken('New enquiry, press 1 to accept'), screen: true },
  ),
  message: voicemail(
    [5, 1],
    'Leave a message',
    spoken('Our lawyers are in conference. Please leave your name and number; do not leave details of your matter.'),
    'reception@whitlocklegal.example',
  ),
  closedNotice: announce([2, 3], 'Closed', spoken('The office is open from nine to five, Monday to Friday.'), 'closed'),
  closed: voicemail(
    [3, 3],
    'After hours',
    spoken('Please leave your name and number.'),
    'reception@whitlocklegal.example',
  ),
});
