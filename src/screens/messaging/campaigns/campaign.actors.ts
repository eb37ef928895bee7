import { fromPromise } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { bulkSmsMachine } from '../../../machines/bulkSms/bulkSms.machine.ts';

/** The machine of a campaign wired to the API. A quote’s id is the key of its send. */
export const liveBulkSmsMachine = bulkSmsMachine.provide({
  actors: {
    loadCampaign: fromPromise(async ({ input: { uuid }, signal }) => {
      const query = { length: 10 as const };
      const { campaign, quote } = await call(endpoints.getCampaignResults, { params: { id: uuid }, query }, { signal });
      return { campaign, quote };
    }),
    saveCampaign: fromPromise(({ input: { campaign, draft, key } }) => {
      if (!campaign) return call(endpoints.createCampaign, { body: draft }, { headers: { 'Idempotency-Key': key } });
      const { account: _account, ...body } = draft;
      const { uuid, version } = campaign;
      return call(endpoints.changeCampaign, { params: { uuid }, body: { ...body, version } });
    }),
    previewCampaign: fromPromise(({ input: { draft, page }, signal }) =>
      call(endpoints.previewCampaign, { params: { page }, body: draft }, { signal }),
    ),
    quoteCampaign: fromPromise(({ input: { campaign, version } }) =>
      call(endpoints.quoteCampaign, { body: { campaign, version } }),
    ),
    actOnCampaign: fromPromise(({ input: { campaign, action, quote } }) =>
      call(
        endpoints.actOnCampaign,
        { params: { uuid: campaign, action }, body: { quote } },
        quote === null ? {} : { headers: { 'Idempotency-Key': quote } },
      ),
    ),
  },
});
