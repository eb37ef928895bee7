import type { mailLinks } from '#contract/tenancy/mailLinks.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { createOwnerLink } from './ownerLink.ts';
import { requireSeen } from './requireSeen.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { sendsAnyMail, sendsMail } from '../../kernel/mail/sendsMail.ts';
import { createUserLink } from '../people/userLink.ts';
import { actorOf } from '../../kernel/access/actor.ts';

export const mailLinkHandlers: HandlersFor<typeof mailLinks> = {
  async getMailState({ db, system, config, input }) {
    await requireSeen(db, input.params.account, 'NOT-FOUND');
    return { sends: await sendsMail(system, config.SMTP_URL, input.params.account) };
  },
  getPublicMailState: async ({ system, config }) => ({ sends: await sendsAnyMail(system, config.SMTP_URL) }),
  createUserLink: (context) => {
    const { system, config, input } = context;
    const baseOf = async (account: number) => (await brandOf(system, config.PUBLIC_BASE_URL, account)).base;
    return createUserLink(actorOf(context), input.params.id, { smtpUrl: config.SMTP_URL, baseOf });
  },
  async createOwnerLink(context) {
    const { db, system, config, input } = context;
    const { accountId } = input.params;
    await requireSeen(db, accountId, 'NOT-FOUND');
    const { base } = await brandOf(system, config.PUBLIC_BASE_URL, accountId);
    const sends = await sendsMail(system, config.SMTP_URL, accountId);
    return createOwnerLink(actorOf(context), accountId, { base, sends });
  },
};
