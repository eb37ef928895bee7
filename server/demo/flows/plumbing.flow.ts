import { drawFlow, mondayToFriday, spoken } from './drawFlow.ts';
import { menu, openingHours, ring, start, tag, voicemail } from './steps.ts';

/** A plumbing company: emergencies ring the on-call staff at any hour, quotes only the office. */
export const plumbingFlow = drawFlow('Day and night', 'Australia/Sydney', {
  start: start(spoken('You have reached Ironbark Plumbing. This call is recorded.'), 'menu'),
  menu: menu(
    [1, 2],
    'What happened?',
    spoken('If water is running right now, press 1. For a quote, press 2. For a booking you already have, press 3.'),
    { 1: ['Emergency', 'urgent'], 2: ['Quote', 'quote'], 3: ['Booking', 'hours'] },
    'hours',
  ),
  urgent: tag([2, 0], 'Emergency', ['Emergency'], 50, 'onCall'),
  onCall: ring(
    [3, 0],
    'On call',
    [
      { id: 'van1', label: 'Van 1', number: '+61270100301' },
      { id: 'van2', label: 'Van 2', number: '+61270100302' },
    ],
    'owner',
    { order: 'inOrder', timeout: 15, whisper: spoken('Emergency call, press 1 to take it'), screen: true },
  ),
  owner: ring([4, 0], 'Owner', [{ id: 'owner', label: 'Dave Ironside', number: '+61270100310' }], 'message'),
  quote: tag([2, 2], 'Quote', ['Quote'], 20, 'hours'),
  hours: openingHours([3, 2], { weekly: [{ days: mondayToFriday, from: '07:00', to: '17:00' }] }, 'office', 'message'),
  office: ring(
    [4, 2],
    'Office',
    [
      { id: 'office1', label: 'Office 1', number: '+61270100321' },
      { id: 'office2', label: 'Office 2', number: '+61270100322' },
    ],
    'message',
  ),
  message: voicemail(
    [5, 1],
    'Leave a message',
    spoken('Please leave your name, suburb and number. We listen to every message within the hour.'),
    'office@ironbarkplumbing.example',
  ),
});
