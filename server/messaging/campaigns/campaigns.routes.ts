import type { campaigns } from '#contract/messaging/campaigns.contract.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actOnCampaign } from './actOnCampaign.ts';
import {
  changeCampaign,
  createCampaign,
  listCampaigns,
  previewCampaign,
  readCampaign,
  readResults,
  removeCampaign,
} from './campaigns.ts';
import { quoteCampaign } from './quoteCampaign.ts';
import { showCampaigns } from './showCampaigns.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const campaignHandlers = (messages: MessageContext): HandlersFor<typeof campaigns> => ({
  async listCampaigns(context) {
    const page = await listCampaigns(actorOf(context), context.input.query);
    return { ...page, data: await showCampaigns(context, page.data) };
  },
  createCampaign: (context) => createCampaign(actorOf(context), context.input.body),
  async getCampaign(context) {
    const campaign = await readCampaign(actorOf(context), context.input.params.id);
    const [shown = campaign] = await showCampaigns(context, [campaign]);
    return shown;
  },
  getCampaignResults: (context) => readResults(actorOf(context), context.input.params.id, context.input.query),
  changeCampaign: (context) => changeCampaign(actorOf(context), context.input.params.uuid, context.input.body),
  previewCampaign: (context) =>
    previewCampaign(actorOf(context), context.input.params.page, context.input.body, messages),
  quoteCampaign: (context) => quoteCampaign(actorOf(context), context.input.body, messages),
  actOnCampaign(context) {
    const { params, body } = context.input;
    return actOnCampaign(actorOf(context), params.uuid, { action: params.action, quote: body.quote }, messages);
  },
  deleteCampaign: (context) => removeCampaign(actorOf(context), context.input.params.id),
});
