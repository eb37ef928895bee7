import type { pastCalls as area } from '#contract/telephony/pastCalls.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { pastCalls } from './pastCalls.ts';

export const pastCallsHandlers: HandlersFor<typeof area> = {
  listPastCalls: ({ db, scope, input, now }) => pastCalls(db, scope, { ...input.params, ...input.query }, now()),
};
