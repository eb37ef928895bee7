import type { calls } from '#contract/telephony/calls.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { findCall } from './calls.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { listReaderOf } from './listReaderOf.ts';
import { callDetail } from './callDetail.ts';
import { markHeard } from './markHeard.ts';
import { listCalls } from './listCalls.ts';
import { getCallAudio } from './callAudio.ts';

export const callHandlers = (audio: FileStore | null): HandlersFor<typeof calls> => ({
  listCalls: (context) => {
    const { query } = context.input;
    return listCalls(listReaderOf(context), query, { direction: query.direction ?? 'inbound' });
  },
  async getCall({ db, scope, principal, input }) {
    const call = found(await findCall(db, scope, input.params.id, principal.timezone));
    return call;
  },
  getCallDetail: ({ db, scope, principal, input }) => callDetail(db, scope, input.params.id, principal.timezone),
  async getOutboundCallDetail({ db, scope, principal, input }) {
    const detail = await callDetail(db, scope, input.params.id, principal.timezone);
    if (detail.call.direction !== 'outbound') throw new AppError('NOT-FOUND');
    return detail;
  },
  getCallAudio: getCallAudio(audio),
  markHeard: ({ db, scope, principal, input, now }) =>
    markHeard({ db, scope, now: now(), timezone: principal.timezone }, input.params.id, input.body.heard),
});
