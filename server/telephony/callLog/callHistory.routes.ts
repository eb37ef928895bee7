import type { callHistory } from '#contract/telephony/callHistory.contract.ts';
import { cancellable } from '../../kernel/db/cancellable.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { countCalls, pageOfCalls } from './calls.repository.ts';
import { listReaderOf } from './listReaderOf.ts';

export const callHistoryHandlers: HandlersFor<typeof callHistory> = {
  async getCallHistory(context) {
    const { params, query } = context.input;
    const reader = listReaderOf(context);
    const { scope, timezone: userTimezone, signal } = reader;
    const filter = { caller: params.number };
    const page = { ...query, orderBy: 'dateStart', userTimezone } as const;
    const [data, count] = await Promise.all([
      cancellable(reader, signal, (tx) => pageOfCalls(tx, scope, filter, page)),
      cancellable(reader, signal, (tx) => countCalls(tx, scope, filter)),
    ]);
    return { data, recordsFiltered: count, recordsTotal: count };
  },
};
