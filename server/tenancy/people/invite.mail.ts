import { paths } from '#contract/paths.ts';
import { changeLinkToken } from '../../kernel/mail/links.ts';
import { findInvited, findUserName } from './invited.repository.ts';
import { newLinkToken } from '../../kernel/mail/linkToken.ts';
import { inviteLife } from '../../kernel/mail/linkLives.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { inviteText } from './inviteText.ts';

/** An invitation. Its token is created when it is sent, and only the hash is stored; a retry contains a new one. */
export const invite = mailKind({
  payload: mailPayloads.invite,
  async compose({ db, accountId, brand, now }, { user, link, by }) {
    const invited = await findInvited(db, { accountId, userId: user });
    if (!invited) return undefined;
    const { token, hash } = newLinkToken();
    const expiresAt = new Date(now.getTime() + inviteLife);
    if (!(await changeLinkToken(db, { accountId, id: link }, { hash, expiresAt }))) return undefined;
    const facts = {
      ...invited,
      host: (await findUserName(db, by)) ?? invited.accountName,
      brand: brand.title,
      expiresAt,
      link: `${brand.base}${paths.invite(token)}`,
    };
    return inviteText(facts);
  },
  sample: (locale, { title, base }) =>
    inviteText({
      locale,
      firstName: 'Ada',
      accountName: 'Pier Dental',
      host: 'Robin Marlow',
      brand: title,
      timezone: 'Australia/Sydney',
      expiresAt: new Date('2026-03-11T01:05:00Z'),
      link: `${base}${paths.invite('example')}`,
    }),
});
