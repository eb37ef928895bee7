import { drawFlow, mondayToFriday, spoken } from './drawFlow.ts';
import { holidaysIn } from './holidays.ts';
import { menu, openingHours, ring, start, tag, voicemail } from './steps.ts';

/** A dental group: a menu during opening hours with urgent cases tagged, voicemail after hours. */
export const dentalFlow = drawFlow('Front desk', 'Australia/Melbourne', {
  start: start(spoken('Welcome to Fernleigh Dental. Calls are recorded to help us care for you.'), 'hours'),
  hours: openingHours(
    [1, 2],
    {
      weekly: [
        { days: mondayToFriday, from: '08:00', to: '18:00' },
        { days: [6], from: '09:00', to: '13:00' },
      ],
      holidays: holidaysIn('AU'),
    },
    'menu',
    'closed',
  ),
  menu: menu(
    [2, 1],
    'Main menu',
    spoken(
      'For a new appointment, press 1. To change an appointment, press 2. If you are in pain, press 3. For accounts, press 4.',
    ),
    {
      1: ['New appointment', 'newPatient'],
      2: ['Change an appointment', 'reception'],
      3: ['Emergency', 'urgent'],
      4: ['Accounts', 'accounts'],
    },
    'reception',
  ),
  newPatient: tag([3, 0], 'New appointment', ['New appointment'], 20, 'reception'),
  urgent: tag([3, 2], 'In pain', ['Emergency'], 40, 'nurse'),
  reception: ring(
    [4, 0],
    'Reception',
    [
      { id: 'desk1', label: 'Reception desk 1', number: '+61370100101' },
      { id: 'desk2', label: 'Reception desk 2', number: '+61370100102' },
    ],
    'message',
    { whisper: spoken('Call for Fernleigh Dental') },
  ),
  nurse: ring([4, 2], 'Duty nurse', [{ id: 'nurse', label: 'Duty nurse', number: '+61370100110' }], 'reception', {
    timeout: 15,
  }),
  accounts: ring([4, 3], 'Accounts', [{ id: 'accounts', label: 'Accounts', number: '+61370100120' }], 'message'),
  message: voicemail(
    [5, 1],
    'All busy',
    spoken('All our team are with patients. Please leave your name and number and we will call you back today.'),
    'reception@fernleighdental.example',
  ),
  closed: voicemail(
    [2, 4],
    'After hours',
    spoken('The surgery is closed. Please leave a message. In an emergency, call the dental hospital.'),
    'reception@fernleighdental.example',
  ),
});
