import type { calls } from '#contract/telephony/calls.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { findCall } from './calls.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { leaving } from '../../kernel/http/leaving.ts';
import { callDetail } from './callDetail.ts';
import { markHeard } from './markHeard.ts';
import { listCalls } from './listCalls.ts';
import { getCallAudio } from './callAudio.ts';

export const callHandlers = (audio: FileStore | null): HandlersFor<typeof calls> => ({
  listCalls: (context) => {
    const { query } = context.input;
    return listCalls(actorOf(context), query, { direction: query.direction ?? 'inbound' }, leaving(context.reply));
  },
  async getCall({ db, scope, principal, input }) {
    const call = found(await findCall(db, scope, input.params.id, principal.timezone));
    return call;
  },
  getCallDetail: ({ db, system, scope, principal, input }) =>
    callDetail({ db, system, scope }, input.params.id, principal.timezone),
  async getOutboundCallDetail({ db, system, scope, principal, input }) {
    const detail = await callDetail({ db, system, scope }, input.params.id, principal.timezone);
    if (detail.call.direction !== 'outbound') throw new AppError('NOT-FOUND');
    return detail;
  },
  getCallAudio: getCallAudio(audio),
  markHeard: (context) => markHeard(actorOf(context), context.input.params.id, context.input.body.heard),
});
