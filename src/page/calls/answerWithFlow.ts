import { endpoints } from '#contract/endpoints.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call } from '../../api/client/call.ts';

/** Creates and publishes a flow that answers the number, and returns its id. A flow with problems stays a draft, and the editor shows them. */
export async function answerWithFlow({ account, did, version }: TrackingNumber, draft: FlowDocument): Promise<string> {
  const params = { account, type: 'flow' } as const;
  const { id, draftVersion } = await call(endpoints.createFlow, { params, body: { draft } });
  const [published] = await Promise.allSettled([
    call(endpoints.saveFlow, { params: { ...params, id }, body: { basedOn: draftVersion, draft, publish: true } }),
  ]);
  await call(endpoints.pointNumber, { params: { account, did }, body: { flow: id, version } });
  if (published.status === 'rejected' && !isRefused(published.reason)) throw published.reason;
  return id;
}

const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'FLOW-NOT-VALID';
