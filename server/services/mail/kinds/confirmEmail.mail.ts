import { z } from 'zod';
import { Locale } from '#contract/users.contract.ts';
import { confirmLife } from '../linkLives.ts';
import { linkForMail } from '../linkForMail.ts';
import { mailKind } from '../mailKind.ts';
import { confirmEmailText } from './confirmEmailText.ts';

/** The link by which somebody proves that an address is theirs, to that address. */
export const confirmEmail = mailKind({
  payload: z.object({ to: z.string(), name: z.string(), locale: Locale, link: z.uuid() }),
  async compose({ db, accountId, brand, now }, { name, locale, link, to }) {
    const token = await linkForMail(db, { accountId, id: link }, new Date(now.getTime() + confirmLife));
    if (token === undefined) return undefined;
    const url = `${brand.base}/confirm-email#${token}`;
    return confirmEmailText({ name, title: brand.title, email: to, url }, locale);
  },
  sample: (locale, { title, base }) =>
    confirmEmailText({ name: 'Ada', title, email: 'ada@example.com', url: `${base}/confirm-email#example` }, locale),
});
