import type { customise } from '#contract/tenancy/customise.contract.ts';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import { storeImage } from './importImage.ts';
import type { MailCustomising } from './customising.ts';
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
    const customising = customisingOf({ ...context, mailKinds }, context.input.params.account);
    const [theme, smtp] = [await readTheme(customising), await readSmtp(customising)];
    const mails = await listMails(customising, context.input.query.locale);
    return { theme: theme.version > 0, smtp: smtp.version > 0, mails };
  },
  getThemeSettings: (context) => readTheme(customisingOf({ ...context, mailKinds }, context.input.params.account)),
  saveTheme(context) {
    const { version, theme } = context.input.body;
    return saveTheme(customisingOf({ ...context, mailKinds }, context.input.params.account), version, theme);
  },
  uploadImage({ db, input, file, principal }) {
    const { account: accountId, image } = input.params;
    return storeImage(db, { accountId, image, ...file, createdBy: principal.userId });
  },
  getSmtp: (context) => readSmtp(customisingOf({ ...context, mailKinds }, context.input.params.account)),
  saveSmtp(context) {
    const { version, settings } = context.input.body;
    return saveSmtp(customisingOf({ ...context, mailKinds }, context.input.params.account), version, settings);
  },
  testSmtp: (context) =>
    testSmtp(customisingOf({ ...context, mailKinds }, context.input.params.account), context.input.body.settings),
  getMailTemplate: (context) =>
    readTemplate(customisingOf({ ...context, mailKinds }, context.input.params.account), context.input.params.type),
  saveMailTemplate(context) {
    const { account, type } = context.input.params;
    return saveTemplate(customisingOf({ ...context, mailKinds }, account), type, context.input.body);
  },
  sendSampleMail(context) {
    const { account, type } = context.input.params;
    return sendSample(
      customisingOf({ ...context, mailKinds }, account),
      { type, ...context.input.body },
      authorOf(context).email,
    );
  },
  previewMail: (context) =>
    previewMail(customisingOf({ ...context, mailKinds }, context.input.params.account), context.input.body),
  proveHost: async (context) => ({
    proof: await proveHost(customisingOf({ ...context, mailKinds }, context.input.params.account)),
  }),
  getDnsHints: (context) => dnsHints(customisingOf({ ...context, mailKinds }, context.input.params.account)),
});

type Given = Pick<
  SessionContext<EndpointSpec>,
  'db' | 'system' | 'config' | 'scope' | 'principal' | 'request' | 'vaultKey'
>;

function customisingOf(context: Given & { mailKinds: MailKinds }, accountId: number): MailCustomising {
  const { db, system, config, scope, vaultKey, mailKinds } = context;
  // Brand and mail server may come from an account above, which the user's own database does not show.
  const mailer = mailerOf({ config, db: system, vaultKey });
  return { db, system, config, scope, accountId, mailer, mailKinds, author: authorOf(context) };
}
