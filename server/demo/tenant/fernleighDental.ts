import { dentalFlow } from '../flows/dental.flow.ts';
import { branchAccount } from './branchAccount.ts';
import { account, line } from './demoAccount.ts';

const timezone = 'Australia/Melbourne';

export const fernleighDental = account({
  key: 'dental',
  name: 'Fernleigh Dental Group',
  type: 'business',
  timezone,
  share: 17,
  tags: [
    { name: 'New appointment', color: '#2563eb' },
    { name: 'Emergency', color: '#dc2626' },
    { name: 'Price enquiry', color: '#7c3aed' },
  ],
  flow: dentalFlow,
  numbers: [
    line('+61355500101', 'Main line', 'Direct', 'Melbourne', 4),
    line('+61355500102', 'Google Ads: implants', 'Google Ads', 'Melbourne', 4),
    line('+61355500103', 'Website', 'Website', 'Melbourne', 3),
    line('+61355500104', 'Google listing', 'Google Organic', 'Melbourne', 4),
    line('+61355500105', 'Letterbox card', 'Print', 'Melbourne', 1),
  ],
  children: [
    branchAccount({
      key: 'dentalCarlton',
      type: 'subaccount',
      says: 'Fernleigh Dental Carlton',
      timezone,
      area: 'Melbourne',
      desk: '+61370100150',
      email: 'carlton@fernleighdental.example',
      share: 5,
      lines: [
        ['+61355500111', 'Carlton front desk', 'Direct'],
        ['+61355500112', 'Carlton listing', 'Google Organic'],
      ],
    }),
    branchAccount({
      key: 'dentalHobart',
      type: 'subaccount',
      says: 'Fernleigh Dental Hobart',
      timezone: 'Australia/Hobart',
      area: 'Hobart',
      desk: '+61370100160',
      email: 'hobart@fernleighdental.example',
      share: 4,
      lines: [['+61355500121', 'Hobart front desk', 'Google Organic']],
    }),
  ],
});
