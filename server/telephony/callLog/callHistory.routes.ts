import type { callHistory } from '#contract/telephony/callHistory.contract.ts';
import { cancellable } from '../../kernel/db/cancellable.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { visitsOfCaller } from './visitsOfCaller.ts';
import { countCalls, pageOfCalls } from './calls.repository.ts';
import { listGroupedNumbers } from '../leads/readLeads.ts';
import { leaving } from '../../kernel/http/leaving.ts';

export const callHistoryHandlers: HandlersFor<typeof callHistory> = {
  listCallerVisits: ({ db, scope, input }) => visitsOfCaller(db, scope, input.params.number),
  async getCallHistory(context) {
    const { params, query } = context.input;
    const { db, scope, principal, reply } = context;
    const signal = leaving(reply);
    const groupedNumbers = await listGroupedNumbers(db, scope, params.number);
    const filter = { caller: params.number, groupedNumbers };
    const page = { ...query, orderBy: 'dateStart', userTimezone: principal.timezone } as const;
    const [data, count] = await Promise.all([
      cancellable(context, signal, (tx) => pageOfCalls(tx, scope, filter, page)),
      cancellable(context, signal, (tx) => countCalls(tx, scope, filter)),
    ]);
    return { data, recordsFiltered: count, recordsTotal: count };
  },
};
