import { paths } from '#contract/paths.ts';
import { confirmLife } from '../../kernel/mail/linkLives.ts';
import { linkForMail } from '../../kernel/mail/linkForMail.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { confirmEmailText } from './confirmEmailText.ts';

/** Asks a user to confirm a new email address; sent to that address. */
export const confirmEmail = mailKind({
  payload: mailPayloads.confirmEmail,
  async compose({ db, accountId, brand, now }, { name, locale, link, to }) {
    const token = await linkForMail(db, { accountId, id: link }, new Date(now.getTime() + confirmLife));
    if (token === undefined) return undefined;
    const url = `${brand.base}${paths.confirmEmail(token)}`;
    return confirmEmailText({ name, title: brand.title, email: to, url }, locale);
  },
  sample: (locale, { title, base }) =>
    confirmEmailText(
      { name: 'Ada', title, email: 'ada@example.com', url: `${base}${paths.confirmEmail('example')}` },
      locale,
    ),
});
