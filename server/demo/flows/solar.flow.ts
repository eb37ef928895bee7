import { drawFlow, mondayToFriday, spoken } from './drawFlow.ts';
import { holidaysIn } from './holidays.ts';
import { menu, openingHours, ring, roundRobin, start, tag, voicemail } from './steps.ts';

/** A New Zealand solar installer: quotes are distributed among consultants, faults ring support. */
export const solarFlow = drawFlow('Main line', 'Pacific/Auckland', {
  start: start(spoken('Kia ora, this is Kauri Solar. We record calls.', 'en-NZ'), 'hours'),
  hours: openingHours(
    [1, 2],
    { weekly: [{ days: mondayToFriday, from: '08:00', to: '17:30' }], holidays: holidaysIn('NZ') },
    'menu',
    'closed',
  ),
  menu: menu(
    [2, 1],
    'Main menu',
    spoken('For a solar quote, press 1. If your system shows a fault, press 2.', 'en-NZ'),
    { 1: ['Quote', 'quote'], 2: ['Fault', 'support'] },
    'support',
  ),
  quote: tag([3, 0], 'Quote', ['Quote'], 30, 'consultants'),
  consultants: roundRobin(
    [4, 0],
    'Consultants',
    [
      { id: 'aroha', label: 'Aroha Ngata', number: '+6495550901', weight: 60 },
      { id: 'ben', label: 'Ben Fraser', number: '+6495550902', weight: 40 },
    ],
    'message',
  ),
  support: ring([3, 2], 'Support', [{ id: 'support', label: 'Support', number: '+6495550910' }], 'message'),
  message: voicemail(
    [5, 1],
    'Call me back',
    spoken('Everyone is on another call. Leave your number and we will ring you back.', 'en-NZ'),
    'team@kaurisolar.example',
  ),
  closed: voicemail(
    [2, 4],
    'After hours',
    spoken('We are closed. Please leave a message.', 'en-NZ'),
    'team@kaurisolar.example',
  ),
});
