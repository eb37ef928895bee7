import type { unsubscribe } from '#contract/reporting/unsubscribe.contract.ts';
import { paths } from '#contract/paths.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { leaveByLink } from './leaveReport.ts';

export const unsubscribeHandlers: HandlersFor<typeof unsubscribe> = {
  openUnsubscribe({ input, reply }) {
    void reply.header('cache-control', 'no-store').redirect(paths.unsubscribe(input.params.token), 303);
  },
  unsubscribe: ({ db, request, input, now }) =>
    leaveByLink({ db, address: request.ip, now: now() }, input.params.token),
};
