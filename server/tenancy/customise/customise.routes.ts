import type { customise } from '#contract/tenancy/customise.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor, Platform } from '../../kernel/http/handler.ts';
import { storeImage } from './importImage.ts';
import type { MailParts } from './brandParts.ts';
import { dnsHints } from './dnsHints.ts';
import { proveHost } from './proveHost.ts';
import { listMails, readTemplate, saveTemplate } from './mailTemplates.ts';
import { previewMail, sendSample } from './sampleMail.ts';
import { readSmtp, saveSmtp, testSmtp } from './smtpSettings.ts';
import { readTheme, saveTheme } from './themeSettings.ts';
import type { MailKinds } from '../../kernel/mail/mailKind.ts';
import { mailerOf } from '../../kernel/mail/mailer.ts';

export const customiseHandlers = (mailKinds: MailKinds): HandlersFor<typeof customise> => ({
  async getCustomisation(context) {
    const { account } = context.input.params;
    const [actor, parts] = [actorOf(context), partsOf(context, mailKinds)];
    const [theme, smtp] = [await readTheme(actor, account), await readSmtp(actor, account, parts)];
    const mails = await listMails(actor, account, context.input.query.locale, parts);
    return { theme: theme.version > 0, smtp: smtp.version > 0, mails };
  },
  getThemeSettings: (context) => readTheme(actorOf(context), context.input.params.account),
  saveTheme(context) {
    const { params, body } = context.input;
    return saveTheme(actorOf(context), params.account, body, partsOf(context, mailKinds));
  },
  uploadImage({ db, input, file, principal }) {
    const { account: accountId, image } = input.params;
    return storeImage(db, { accountId, image, ...file, createdBy: principal.userId });
  },
  getSmtp: (context) => readSmtp(actorOf(context), context.input.params.account, partsOf(context, mailKinds)),
  saveSmtp(context) {
    const { params, body } = context.input;
    return saveSmtp(actorOf(context), params.account, body, partsOf(context, mailKinds));
  },
  testSmtp(context) {
    const { params, body } = context.input;
    return testSmtp(actorOf(context), params.account, body.settings, partsOf(context, mailKinds));
  },
  getMailTemplate(context) {
    const { account, type } = context.input.params;
    return readTemplate(actorOf(context), account, type, partsOf(context, mailKinds));
  },
  saveMailTemplate(context) {
    const { account, type } = context.input.params;
    return saveTemplate(actorOf(context), account, { type, ...context.input.body }, partsOf(context, mailKinds));
  },
  sendSampleMail(context) {
    const { account, type } = context.input.params;
    return sendSample(actorOf(context), account, { type, ...context.input.body }, partsOf(context, mailKinds));
  },
  previewMail(context) {
    const { params, body } = context.input;
    return previewMail(actorOf(context), params.account, body, partsOf(context, mailKinds));
  },
  proveHost: async (context) => ({
    proof: await proveHost(actorOf(context), context.input.params.account, partsOf(context, mailKinds)),
  }),
  getDnsHints: (context) => dnsHints(actorOf(context), context.input.params.account, partsOf(context, mailKinds)),
});

function partsOf({ config, system, vaultKey }: Platform, mailKinds: MailKinds): MailParts {
  // Brand and mail server may come from an account above, which the user's own database does not show.
  return { config, mailer: mailerOf({ config, db: system, vaultKey }), mailKinds };
}
