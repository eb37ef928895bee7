import { z } from 'zod';
import { Locale } from '#contract/users.contract.ts';
import { resetLife } from '../linkLives.ts';
import { linkForMail } from '../linkForMail.ts';
import { mailKind } from '../mailKind.ts';
import { resetText } from './resetText.ts';

/** The link to set a new password, to who asked for it. */
export const reset = mailKind({
  payload: z.object({ to: z.string(), name: z.string(), locale: Locale, link: z.uuid() }),
  async compose({ db, accountId, brand, now }, { name, locale, link }) {
    const token = await linkForMail(db, { accountId, id: link }, new Date(now.getTime() + resetLife));
    if (token === undefined) return undefined;
    const url = `${brand.base}/reset-password#${link}.${token}`;
    return resetText({ name, title: brand.title, url }, locale);
  },
  sample: (locale, { title, base }) => resetText({ name: 'Ada', title, url: `${base}/reset-password#example` }, locale),
});
