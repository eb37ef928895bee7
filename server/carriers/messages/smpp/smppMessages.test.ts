import smpp, { type PDU } from 'smpp';
import { expect, test } from 'vitest';
import type { SendOutcome } from '../../../messaging/messages/messageCarrier.ts';
import type { Asked } from './smppLink.ts';
import { smppMessages } from './smppMessages.ts';
import type { SubmittedPart } from './receipts.ts';

const quiet = { warn: () => undefined, error: () => undefined };
const answered = (status: string, id?: string): Asked => ({
  kind: 'answered',
  answer: { command_status: smpp.errors[status] ?? -1, message_id: id } as PDU,
});
const ok = answered('ESME_ROK', '7F');
const throttled = answered('ESME_RTHROTTLED');
const full = answered('ESME_RMSGQFUL');
const wrong = answered('ESME_RINVDSTADR');
const broken = answered('ESME_RSYSERR');
const unsent: Asked = { kind: 'unsent' };
const lost: Asked = { kind: 'lost' };

const message = { accountId: 7, messageId: 'b3a1', sender: '+61400000001', to: '+61400000002' };
const address = { ton: 1, npi: 1 };
const settings = {
  addresses: { number: address, code: address, name: address, recipient: address },
  alphabet: 'gsm' as const,
  serviceType: '',
  validityHours: undefined,
};
const twoParts = 'x'.repeat(200);

/** Sends a text to a centre that does this with one part after the other. Longer than a part may wait is the pause of a busy one. */
async function sent(text: string, asked: readonly Asked[], failures = 0) {
  let left = failures;
  const noted: SubmittedPart[] = [];
  const refusals: string[] = [];
  const late: ((answer: PDU) => void)[] = [];
  let index = 0;
  const carrier = smppMessages({
    link: {
      submit: (_part, _until, whenLate) => {
        if (whenLate) late.push(whenLate);
        index += 1;
        return Promise.resolve(asked[index - 1] ?? unsent);
      },
    },
    settings,
    refused: (_message, error) => Promise.resolve(void refusals.push(error)),
    submitted(part) {
      left -= 1;
      return left >= 0 ? Promise.reject(new Error('no database')) : Promise.resolve(void noted.push(part));
    },
    log: quiet,
    pauseMs: 120_000,
  });
  return { outcome: await carrier.send({ ...message, text }), noted, late, refusals };
}

const returned: SendOutcome = { kind: 'returned' };
const unanswered: SendOutcome = { kind: 'unanswered' };

test.each<[string, string, Asked[], SendOutcome]>([
  ['that the centre takes is accepted', 'Hi', [ok], { kind: 'accepted', remoteId: '7f' }],
  ['that can’t leave comes back', 'Hi', [unsent], returned],
  ['for which the centre has no time comes back', 'Hi', [throttled], returned],
  ['for which the centre has no room comes back', 'Hi', [full], returned],
  ['that the centre refuses is refused', 'Hi', [wrong], { kind: 'refused', error: 'ESME_RINVDSTADR' }],
  ['without an answer may be out', 'Hi', [lost], unanswered],
  ['at which the centre fails may be out', 'Hi', [broken], unanswered],
  ['of which only one part can leave never comes back', twoParts, [ok, unsent], unanswered],
  ['of which the centre has no time for the second part never comes back', twoParts, [ok, throttled], unanswered],
  ['of which no part can leave comes back', twoParts, [unsent], returned],
  ['of which the second part has no answer may be out', twoParts, [ok, lost], unanswered],
  [
    'of which the second part is refused is refused',
    twoParts,
    [ok, wrong],
    { kind: 'refused', error: 'ESME_RINVDSTADR' },
  ],
])('a text %s', async (_what, text, asked, outcome) => {
  expect((await sent(text, asked)).outcome).toEqual(outcome);
});

test('an answer that comes too late still says what the centre calls the part, or that it is refused', async () => {
  const { late, noted, refusals } = await sent('Hi', [lost]);
  expect(noted).toEqual([]);
  late[0]?.({ command_status: 0, message_id: '00AB' } as PDU);
  expect([noted, refusals]).toEqual([[{ accountId: 7, messageId: 'b3a1', part: 1, parts: 1, remoteId: 'ab' }], []]);
  for (const status of ['ESME_RSYSERR', 'ESME_RINVDSTADR', 'ESME_RTHROTTLED'])
    late[0]?.({ command_status: smpp.errors[status] } as PDU);
  expect(refusals).toEqual(['ESME_RINVDSTADR', 'ESME_RTHROTTLED']);
});

test('what the centre calls a part is stored as soon as the database is back', async () => {
  expect((await sent('Hi', [ok], 2)).noted).toEqual([
    { accountId: 7, messageId: 'b3a1', part: 1, parts: 1, remoteId: '7f' },
  ]);
});
