import { solarFlow } from '../flows/solar.flow.ts';
import { windowsFlow } from '../flows/windows.flow.ts';
import { branchAccount } from './branchAccount.ts';
import { account, line } from './demoAccount.ts';

export const thornburyWindows = account({
  key: 'windows',
  name: 'Thornbury Windows',
  type: 'business',
  country: 'GB',
  timezone: 'Europe/London',
  highway: 'London primary',
  share: 8,
  tags: [
    { name: 'Quote', color: '#2563eb' },
    { name: 'Complaint', color: '#dc2626' },
  ],
  flow: windowsFlow,
  numbers: [
    line('+442079460101', 'Main line', 'Direct', 'London', 3),
    line('+442079460102', 'Google Ads: double glazing', 'Google Ads', 'London', 4),
    line('+442079460103', 'Website', 'Website', 'London', 3),
  ],
  children: [
    branchAccount({
      key: 'windowsLeeds',
      type: 'subaccount',
      country: 'GB',
      says: 'Thornbury Windows Leeds',
      timezone: 'Europe/London',
      language: 'en-GB',
      area: 'Leeds',
      desk: '+441134960850',
      email: 'leeds@thornburywindows.example',
      share: 3,
      lines: [['+441134960111', 'Leeds showroom', 'Google Organic']],
    }),
  ],
});

export const kauriSolar = account({
  key: 'solar',
  name: 'Kauri Solar',
  type: 'business',
  country: 'NZ',
  timezone: 'Pacific/Auckland',
  highway: 'Auckland primary',
  share: 6,
  tags: [
    { name: 'Quote', color: '#2563eb' },
    { name: 'Fault', color: '#dc2626' },
  ],
  flow: solarFlow,
  numbers: [
    line('+6495550101', 'Main line', 'Direct', 'Auckland', 2),
    line('+6495550102', 'Facebook', 'Facebook', 'Auckland', 3),
    line('+6495550103', 'Google Ads', 'Google Ads', 'Auckland', 4),
  ],
});
