import { drawFlow, mondayToFriday, spoken } from './drawFlow.ts';
import { announce, hangup, menu, openingHours, ring, roundRobin, start, tag, voicemail } from './steps.ts';

/** A real estate agency: buyers and sellers go to agents, tenants to the property desk, one key plays inspections. */
export const estateFlow = drawFlow('Agency line', 'Australia/Perth', {
  start: start(spoken('Kestrel and Vale Real Estate. Calls may be recorded.'), 'hours'),
  hours: openingHours(
    [1, 2],
    {
      weekly: [
        { days: mondayToFriday, from: '08:30', to: '17:30' },
        { days: [6], from: '09:00', to: '15:00' },
      ],
    },
    'menu',
    'closed',
  ),
  menu: menu(
    [2, 1],
    'Main menu',
    spoken('To sell or be appraised, press 1. To buy, press 2. To rent, press 3. For inspection times, press 4.'),
    {
      1: ['Selling', 'appraisal'],
      2: ['Buying', 'agents'],
      3: ['Renting', 'property'],
      4: ['Inspection times', 'inspections'],
    },
    'property',
  ),
  appraisal: tag([3, 0], 'Appraisal', ['Appraisal'], 60, 'agents'),
  agents: roundRobin(
    [4, 0],
    'Agents',
    [
      { id: 'mia', label: 'Mia Kestrel', number: '+61870100401', weight: 50 },
      { id: 'tom', label: 'Tom Vale', number: '+61870100402', weight: 50 },
    ],
    'message',
  ),
  property: ring([3, 2], 'Property desk', [{ id: 'desk', label: 'Property desk', number: '+61870100410' }], 'message'),
  inspections: announce(
    [3, 3],
    'Inspection times',
    spoken('Homes are open on Saturday from ten to two. Every time is on our website.'),
    'goodbye',
  ),
  goodbye: hangup([4, 3], 'Goodbye'),
  message: voicemail(
    [5, 1],
    'Agents are out',
    spoken('Our agents are at inspections. Leave your number and the street you are asking about.'),
    'office@kestrelandvale.example',
  ),
  closed: voicemail(
    [2, 4],
    'After hours',
    spoken('The office is closed. Please leave a message.'),
    'office@kestrelandvale.example',
  ),
});
