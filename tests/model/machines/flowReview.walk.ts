import { flowReviewMachine } from '../../../src/machines/flowReview/flowReview.machine.ts';
import type { Walk } from '../reachability.ts';
import { anAnswer, aReviewedFlow, approval } from './flowReview.builders.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

export const walk: Walk<typeof flowReviewMachine> = {
  machine: flowReviewMachine,
  inputs: [{ token: 'x'.repeat(43) }],
  events: [{ type: 'load.retried' }, { type: 'reply.given', reply: approval }],
  actors: {
    readFlow: {
      done: [aReviewedFlow(), aReviewedFlow({ answer: anAnswer })],
      failed: [withCode('LINK-EXPIRED'), withCode('GEN01')],
    },
    sendReply: {
      done: [anAnswer],
      failed: [withCode('LINK-EXPIRED'), withCode('ALREADY-ANSWERED'), withCode('GEN01')],
    },
  },
};
