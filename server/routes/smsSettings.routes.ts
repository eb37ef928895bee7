import type { EndpointSpec } from '#contract/endpoint.ts';
import type { smsSettings } from '#contract/smsSettings.contract.ts';
import type { HandlersFor, SessionContext } from '../http/handler.ts';
import { writeAudit } from '../repositories/auditLog.repository.ts';
import { writeSender } from '../repositories/messages/senders.repository.ts';
import { narrowScope } from '../repositories/scope.ts';
import { authorOf } from '../services/access/authorOf.ts';
import { AppError } from '../services/appError.ts';
import { changeApplication, createApplication, readApplication } from '../services/messages/smsApplications.ts';
import { listSenders } from '../services/messages/senders.ts';
import { messagingBy } from './smsInbox.routes.ts';

export const smsSettingsHandlers: HandlersFor<typeof smsSettings> = {
  listSenders: ({ db, scope, messages }) => listSenders(db, scope, messages.segmentsPerSecond),
  async registerSender(context) {
    const { db, scope, input } = context;
    const { account: accountId, sender, countries, segmentsPerSecond } = input.body;
    if (!narrowScope(scope, [accountId])) throw new AppError('ACCESS_DENIED_ACCOUNT');
    const author = authorOf(context);
    await db.transaction(async (tx) => {
      await writeSender(tx, { accountId, sender, countries, segmentsPerSecond, registeredBy: author.email });
      const audit = { accountId, action: 'sender.registered', subject: `sender ${sender}` };
      await writeAudit(tx, author, { ...audit, after: { countries, segmentsPerSecond } });
    });
    return { account: accountId, sender, kind: 'name', name: sender, countries, segmentsPerSecond };
  },
  getSmsApplication: (context) => readApplication(messagingBy(context), context.input.params.number),
  createSmsApplication(context) {
    const { number, ...settings } = context.input.body;
    return createApplication(settingUp(context), number, settings);
  },
  changeSmsApplication: (context) =>
    changeApplication(settingUp(context), context.input.params.uuid, context.input.body),
};

const settingUp = <E extends EndpointSpec>(context: SessionContext<E>) => ({
  ...messagingBy(context),
  vaultKey: context.vaultKey,
});
