import type { mailLinks } from '#contract/mailLinks.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { createOwnerLink } from '../services/accounts/ownerLink.ts';
import { requireSeen } from '../services/accounts/requireSeen.ts';
import { brandOf } from '../services/brand/brandOf.ts';
import { sendsAnyMail, sendsMail } from '../services/mail/sendsMail.ts';
import { createUserLink } from '../services/users/userLink.ts';
import { accountWriteOf } from './accounts.routes.ts';
import { managing } from './team.routes.ts';

export const mailLinkHandlers: HandlersFor<typeof mailLinks> = {
  async getMailState({ db, system, config, input }) {
    await requireSeen(db, input.params.account, 'NOT-FOUND');
    return { sends: await sendsMail(system, config.SMTP_URL, input.params.account) };
  },
  getPublicMailState: async ({ system, config }) => ({ sends: await sendsAnyMail(system, config.SMTP_URL) }),
  createUserLink: (context) => {
    const { system, config, input } = context;
    const baseOf = async (account: number) => (await brandOf(system, config.PUBLIC_BASE_URL, account)).base;
    return createUserLink(managing(context), input.params.id, { smtpUrl: config.SMTP_URL, baseOf });
  },
  async createOwnerLink(context) {
    const { db, system, config, input } = context;
    const { accountId } = input.params;
    await requireSeen(db, accountId, 'NOT-FOUND');
    const { base } = await brandOf(system, config.PUBLIC_BASE_URL, accountId);
    const sends = await sendsMail(system, config.SMTP_URL, accountId);
    return createOwnerLink(accountWriteOf(context), accountId, { base, sends });
  },
};
