import { plumbingFlow } from '../flows/plumbing.flow.ts';
import { branchAccount } from './branchAccount.ts';
import { account, line } from './demoAccount.ts';

const timezone = 'Australia/Sydney';

export const ironbarkPlumbing = account({
  key: 'plumbing',
  name: 'Ironbark Plumbing',
  type: 'business',
  timezone,
  share: 14,
  tags: [
    { name: 'Emergency', color: '#dc2626' },
    { name: 'Quote', color: '#2563eb' },
    { name: 'Job booked', color: '#16a34a' },
  ],
  flow: plumbingFlow,
  numbers: [
    { did: '+611300975707', name: 'National line', source: 'Direct', area: null, type: 'smart', weight: 4 },
    line('+61255500302', 'Google Ads: blocked drains', 'Google Ads', 'Sydney', 6),
    line('+61255500303', 'Google listing', 'Google Organic', 'Sydney', 4),
    line('+61255500304', 'Van signs', 'Print', 'Sydney', 2),
  ],
  children: [
    branchAccount({
      key: 'plumbingNewcastle',
      type: 'subaccount',
      says: 'Ironbark Plumbing Newcastle',
      timezone,
      area: 'Newcastle',
      desk: '+61270100350',
      email: 'newcastle@ironbarkplumbing.example',
      share: 4,
      lines: [
        ['+61255506311', 'Newcastle line', 'Direct'],
        ['+61255506312', 'Newcastle ads', 'Google Ads'],
      ],
    }),
  ],
});
