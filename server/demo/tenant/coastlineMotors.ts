import { carsFlow } from '../flows/cars.flow.ts';
import { branchAccount } from './branchAccount.ts';
import { account, line } from './demoAccount.ts';

const timezone = 'Australia/Brisbane';

export const coastlineMotors = account({
  key: 'cars',
  name: 'Coastline Motors',
  type: 'business',
  timezone,
  share: 18,
  tags: [
    { name: 'Sales lead', color: '#16a34a' },
    { name: 'Test drive', color: '#0891b2' },
    { name: 'Complaint', color: '#dc2626' },
  ],
  flow: carsFlow,
  numbers: [
    line('+61755500201', 'Main line', 'Direct', 'Brisbane', 3),
    line('+61755500202', 'Google Ads: used cars', 'Google Ads', 'Brisbane', 5),
    line('+61755500203', 'Facebook: winter sale', 'Facebook', 'Brisbane', 3),
    line('+61755500204', 'Car portal', 'Referral', 'Brisbane', 3),
    { did: '+611800975707', name: 'Freecall', source: 'Print', area: null, type: 'tollfree', weight: 2 },
  ],
  children: [
    branchAccount({
      key: 'carsSouthport',
      type: 'subaccount',
      says: 'Coastline Motors Southport',
      timezone,
      area: 'Gold Coast',
      desk: '+61770100250',
      email: 'southport@coastlinemotors.example',
      share: 5,
      lines: [
        ['+61755500211', 'Southport yard', 'Direct'],
        ['+61755500212', 'Southport ads', 'Bing Ads'],
      ],
    }),
    branchAccount({
      key: 'carsNoosa',
      type: 'subaccount',
      says: 'Coastline Motors Noosa',
      timezone,
      area: 'Sunshine Coast',
      desk: '+61770100260',
      email: 'noosa@coastlinemotors.example',
      share: 3,
      lines: [['+61755500221', 'Noosa yard', 'Google Organic']],
    }),
  ],
});
