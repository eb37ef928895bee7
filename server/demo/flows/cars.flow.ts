import { drawFlow, mondayToFriday, spoken } from './drawFlow.ts';
import { holidaysIn } from './holidays.ts';
import { menu, openingHours, ring, roundRobin, start, tag, voicemail } from './steps.ts';

/** A car dealer: sales calls are distributed among salespeople, service and parts ring their desks. */
export const carsFlow = drawFlow('Showroom', 'Australia/Brisbane', {
  start: start(spoken('Thank you for calling Coastline Motors. Calls are recorded for training.'), 'hours'),
  hours: openingHours(
    [1, 2],
    {
      weekly: [
        { days: mondayToFriday, from: '08:00', to: '17:30' },
        { days: [6], from: '08:30', to: '16:00' },
      ],
      holidays: holidaysIn('AU'),
    },
    'menu',
    'closed',
  ),
  menu: menu(
    [2, 1],
    'Departments',
    spoken('For new and used cars, press 1. For service, press 2. For parts, press 3.'),
    { 1: ['Sales', 'salesLead'], 2: ['Service', 'service'], 3: ['Parts', 'parts'] },
    'salesLead',
  ),
  salesLead: tag([3, 0], 'Sales lead', ['Sales lead'], 30, 'salesTeam'),
  salesTeam: roundRobin(
    [4, 0],
    'Sales team',
    [
      { id: 'jo', label: 'Jo Maddern', number: '+61770100201', weight: 40 },
      { id: 'sam', label: 'Sam Okafor', number: '+61770100202', weight: 35 },
      { id: 'lena', label: 'Lena Fischer', number: '+61770100203', weight: 25 },
    ],
    'message',
  ),
  service: ring([3, 1], 'Service desk', [{ id: 'service', label: 'Service desk', number: '+61770100210' }], 'message', {
    timeout: 25,
  }),
  parts: ring([3, 2], 'Parts counter', [{ id: 'parts', label: 'Parts counter', number: '+61770100220' }], 'message'),
  message: voicemail(
    [5, 1],
    'Call me back',
    spoken('Our team is helping other customers. Leave your number and we will ring you within the hour.'),
    'sales@coastlinemotors.example',
  ),
  closed: voicemail(
    [2, 4],
    'After hours',
    spoken('Coastline Motors is closed right now. Leave your name and the car you are after.'),
    'sales@coastlinemotors.example',
  ),
});
