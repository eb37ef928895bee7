import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';

export interface Mail {
  /** Stable over tries, so that receivers know a repetition. Without angle brackets. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  attachments: { filename: string; content: Readable | Buffer; contentType: string }[];
}

export interface Mailer {
  /** @throws Error when the server does not take the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends by the SMTP server of an address such as `smtps://user:password@mail.example.com`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url, { xMailer: false, disableUrlAccess: true, disableFileAccess: true });
  return {
    async send({ messageId, to, ...mail }) {
      const envelope = { from: mail.from.address, to: [to] };
      await transport.sendMail({ ...mail, to: { name: '', address: to }, envelope, messageId: `<${messageId}>` });
    },
    close: () => transport.close(),
  };
}
