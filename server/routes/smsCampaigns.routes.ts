import type { smsCampaigns } from '#contract/smsCampaigns.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { actOnCampaign } from '../services/campaigns/actOnCampaign.ts';
import {
  changeCampaign,
  createCampaign,
  listCampaigns,
  previewCampaign,
  readCampaign,
  readResults,
  removeCampaign,
} from '../services/campaigns/campaigns.ts';
import { quoteCampaign } from '../services/campaigns/quoteCampaign.ts';
import { showCampaigns } from '../services/campaigns/showCampaigns.ts';
import { messagingBy } from './smsInbox.routes.ts';

export const smsCampaignHandlers: HandlersFor<typeof smsCampaigns> = {
  async listCampaigns(context) {
    const page = await listCampaigns(messagingBy(context), context.input.query);
    return { ...page, data: await showCampaigns(context, page.data) };
  },
  createCampaign: (context) => createCampaign(messagingBy(context), context.input.body),
  async getCampaign(context) {
    const campaign = await readCampaign(messagingBy(context), context.input.params.id);
    const [shown = campaign] = await showCampaigns(context, [campaign]);
    return shown;
  },
  getCampaignResults: (context) => readResults(messagingBy(context), context.input.params.id, context.input.query),
  changeCampaign: (context) => changeCampaign(messagingBy(context), context.input.params.uuid, context.input.body),
  previewCampaign: (context) => previewCampaign(messagingBy(context), context.input.params.page, context.input.body),
  quoteCampaign: (context) => quoteCampaign(messagingBy(context), context.input.body),
  actOnCampaign(context) {
    const { params, body } = context.input;
    return actOnCampaign(messagingBy(context), params.uuid, params.action, body.quote);
  },
  deleteCampaign: (context) => removeCampaign(messagingBy(context), context.input.params.id),
};
