import { drawFlow, mondayToFriday, spoken } from './drawFlow.ts';
import { holidaysIn } from './holidays.ts';
import { menu, openingHours, ring, start, tag, voicemail } from './steps.ts';

/** A British window manufacturer: quotes go to the sales desk, everything else to customer service. */
export const windowsFlow = drawFlow('Customer line', 'Europe/London', {
  start: start(spoken('Thornbury Windows. Calls are recorded for quality.', 'en-GB'), 'hours'),
  hours: openingHours(
    [1, 2],
    {
      weekly: [
        { days: mondayToFriday, from: '08:00', to: '18:00' },
        { days: [6], from: '09:00', to: '12:30' },
      ],
      holidays: holidaysIn('GB'),
    },
    'menu',
    'closed',
  ),
  menu: menu(
    [2, 1],
    'Main menu',
    spoken('For a free quote, press 1. For an order you have placed, press 2.', 'en-GB'),
    { 1: ['Quote', 'quote'], 2: ['My order', 'care'] },
    'care',
  ),
  quote: tag([3, 0], 'Quote', ['Quote'], 30, 'sales'),
  sales: ring(
    [4, 0],
    'Sales desk',
    [
      { id: 'sales1', label: 'Sales desk 1', number: '+441134960801' },
      { id: 'sales2', label: 'Sales desk 2', number: '+441134960802' },
    ],
    'message',
  ),
  care: ring([3, 2], 'Customer care', [{ id: 'care', label: 'Customer care', number: '+441134960810' }], 'message'),
  message: voicemail(
    [5, 1],
    'All busy',
    spoken('All our lines are busy. Please leave your name and postcode.', 'en-GB'),
    'hello@thornburywindows.example',
  ),
  closed: voicemail(
    [2, 4],
    'After hours',
    spoken('We are closed. Please leave your name and postcode.', 'en-GB'),
    'hello@thornburywindows.example',
  ),
});
