import type { callHistory } from '#contract/callHistory.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { countCalls, pageOfCalls } from '../repositories/calls/calls.repository.ts';

export const callHistoryHandlers: HandlersFor<typeof callHistory> = {
  async getCallHistory({ db, scope, principal, input }) {
    const filter = { caller: input.params.number };
    const page = { ...input.query, orderBy: 'dateStart', userTimezone: principal.timezone } as const;
    const [data, count] = await Promise.all([pageOfCalls(db, scope, filter, page), countCalls(db, scope, filter)]);
    return { data, recordsFiltered: count, recordsTotal: count };
  },
};
