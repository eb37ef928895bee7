import { paths } from '#contract/paths.ts';
import { resetLife } from '../../kernel/mail/linkLives.ts';
import { linkForMail } from '../../kernel/mail/linkForMail.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { resetText } from './resetText.ts';

/** The password reset link, sent to the user who requested it. */
export const reset = mailKind({
  payload: mailPayloads.reset,
  async compose({ db, accountId, brand, now }, { name, locale, link }) {
    const token = await linkForMail(db, { accountId, id: link }, new Date(now.getTime() + resetLife));
    if (token === undefined) return undefined;
    const url = `${brand.base}${paths.resetPassword(`${link}.${token}`)}`;
    return resetText({ name, title: brand.title, url }, locale);
  },
  sample: (locale, { title, base }) =>
    resetText({ name: 'Ada', title, url: `${base}${paths.resetPassword('example')}` }, locale),
});
