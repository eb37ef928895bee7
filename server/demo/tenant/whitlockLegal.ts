import { lawFlow } from '../flows/law.flow.ts';
import { account, line } from './demoAccount.ts';

export const whitlockLegal = account({
  key: 'law',
  name: 'Whitlock Legal',
  type: 'business',
  timezone: 'Australia/Adelaide',
  share: 7,
  tags: [
    { name: 'Family law', color: '#db2777' },
    { name: 'Property law', color: '#2563eb' },
    { name: 'Wills and estates', color: '#7c3aed' },
    { name: 'Client taken on', color: '#16a34a' },
  ],
  flow: lawFlow,
  numbers: [
    line('+61855505501', 'Main line', 'Direct', 'Adelaide', 3),
    line('+61855505502', 'Google Ads: family law', 'Google Ads', 'Adelaide', 4),
    line('+61855505503', 'Bing Ads', 'Bing Ads', 'Adelaide', 1),
    line('+61855505504', 'Google listing', 'Google Organic', 'Adelaide', 3),
  ],
});
