import type { numbers } from '#contract/numbers.contract.ts';
import { authorOf } from '../http/authorOf.ts';
import type { HandlersFor } from '../http/handler.ts';
import { listNumbers } from '../repositories/numbers.repository.ts';
import { testCall } from './testCall.ts';
import { changeNumber } from '../services/numbers/changeNumber.ts';

export const numberHandlers: HandlersFor<typeof numbers> = {
  listNumbers: ({ db, scope }) => listNumbers(db, scope),
  changeNumber: (context) => {
    const { version, ...change } = context.input.body;
    const key = { did: context.input.params.did, version };
    return changeNumber(context.db, context.scope, authorOf(context), key, change);
  },
  testCall,
};
