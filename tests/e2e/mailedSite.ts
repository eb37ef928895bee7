import { expect } from 'vitest';
import { aMailServer, type ReceivedMail } from '../api/kernel/mail/aMailServer.ts';
import { textOf } from '../api/kernel/mail/partsOf.ts';
import { freePort } from '../server/freePort.ts';
import { type Site, startSite } from './site.ts';

/** A site that sends mail to a real SMTP server. `linkTo` waits for a user's mail and returns its link's path. */
export function startMailedSite(): { site: () => Site; linkTo: (email: string, page: string) => Promise<string> } {
  let mails: ReceivedMail[] = [];
  const site = startSite(async () => {
    const port = await freePort();
    mails = await aMailServer(port);
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@example.test' };
  });
  const mailTo = (email: string) => mails.find(({ to }) => to.includes(email));
  return {
    site,
    async linkTo(email, page) {
      await expect.poll(() => mailTo(email) !== undefined, { timeout: 20_000 }).toBe(true);
      const text = textOf(mailTo(email)?.raw ?? '', 'text/plain');
      const link = new RegExp(`https?://[^/\\s]+(/${page}/[\\w-]+)`).exec(text)?.[1];
      if (link === undefined) throw new Error('the mail has no link');
      return link;
    },
  };
}
