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
import { messagingBy } from './smsInbox.routes.ts';

export const smsCampaignHandlers: HandlersFor<typeof smsCampaigns> = {
  listCampaigns: (context) => listCampaigns(messagingBy(context), context.input.query),
  createCampaign: (context) => createCampaign(messagingBy(context), context.input.body),
  getCampaign: (context) => readCampaign(messagingBy(context), context.input.params.id),
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
