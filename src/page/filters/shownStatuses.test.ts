import { expect, test } from 'vitest';
import type { AskedStatus } from '#values/callStatus.ts';
import { inboundStatuses, shownStatuses } from './shownStatuses.ts';

const outbound: AskedStatus[] = ['answered', 'voicemail', 'missed', 'abandoned'];

test.each<[AskedStatus[], readonly AskedStatus[], AskedStatus[]]>([
  [[], inboundStatuses, []],
  [['missed'], inboundStatuses, ['voicemail', 'noMessage']],
  [['voicemail'], inboundStatuses, ['voicemail']],
  [['abandoned', 'missed', 'voicemail'], inboundStatuses, ['voicemail', 'noMessage', 'abandoned']],
  [['missed', 'voicemail'], outbound, ['voicemail', 'missed']],
  [['noMessage'], outbound, ['missed']],
])('%j among %j reads %j', (asked, options, shown) => {
  expect(shownStatuses(asked, options)).toEqual(shown);
});
