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
import { messagingBy } from '../messages/messagingBy.ts';

export const campaignHandlers = (messages: MessageContext): HandlersFor<typeof campaigns> => ({
  async listCampaigns(context) {
    const page = await listCampaigns(messagingBy(context, messages), context.input.query);
    return { ...page, data: await showCampaigns(context, page.data) };
  },
  createCampaign: (context) => createCampaign(messagingBy(context, messages), context.input.body),
  async getCampaign(context) {
    const campaign = await readCampaign(messagingBy(context, messages), context.input.params.id);
    const [shown = campaign] = await showCampaigns(context, [campaign]);
    return shown;
  },
  getCampaignResults: (context) =>
    readResults(messagingBy(context, messages), context.input.params.id, context.input.query),
  changeCampaign: (context) =>
    changeCampaign(messagingBy(context, messages), context.input.params.uuid, context.input.body),
  previewCampaign: (context) =>
    previewCampaign(messagingBy(context, messages), context.input.params.page, context.input.body),
  quoteCampaign: (context) => quoteCampaign(messagingBy(context, messages), context.input.body),
  actOnCampaign(context) {
    const { params, body } = context.input;
    return actOnCampaign(messagingBy(context, messages), params.uuid, params.action, body.quote);
  },
  deleteCampaign: (context) => removeCampaign(messagingBy(context, messages), context.input.params.id),
});
