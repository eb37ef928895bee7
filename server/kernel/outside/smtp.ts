import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface Mail {
  /** The same for every attempt, so that receivers recognize duplicates. Without angle brackets. */
  messageId: string;
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  text: string;
  /** A mail that a program reads has none. */
  html?: string;
  attachments: { filename: string; content: Readable | Buffer; contentType: string; cid?: string }[];
  /** The URL for one-click unsubscribe (RFC 8058). */
  unsubscribe: string | null;
}

/** An account's mail server: `address` is the IP address to connect to, `host` the name on its certificate. */
export interface SmtpServer {
  host: string;
  address: string;
  port: number;
  tls: 'none' | 'starttls' | 'tls';
  login: { user: string; pass: string } | null;
}

/** The installation's server as a URL such as `smtps://user:password@mail.example.com`, or an account's own. */
export type SmtpTarget = string | SmtpServer;

const closed = { xMailer: false, disableUrlAccess: true, disableFileAccess: true } as const;
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends a mail through a server. `as` is the host name for the greeting. Returns what the server said when it took the mail.
 * @throws Error with the server's response when it rejects the mail.
 */
export async function sendBySmtp(target: SmtpTarget, as: string, mail: Mail): Promise<string> {
  const transport = transportTo(target, as);
  try {
    const { response } = await transport.sendMail(messageOf(mail));
    return response;
  } finally {
    transport.close();
  }
}

/** The code of a mail server that took no mail, if it answered with one, and whether it never will. */
export function rejectionOf(error: unknown): { code: number | null; isFinal: boolean } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const answered = typeof responseCode === 'number' ? responseCode : null;
  // A password of ours that is wrong says nothing of the mail or whom it is for.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { code: answered, isFinal: isAboutMail && answered !== null && answered >= 500 };
}

/**
 * Connects, negotiates TLS and logs in without sending anything.
 * @throws Error when one of these fails.
 */
export async function checkSmtp(target: SmtpTarget, as: string): Promise<void> {
  const transport = transportTo(target, as);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function transportTo(target: SmtpTarget, name: string) {
  if (typeof target === 'string') return createTransport({ url: target, name }, closed);
  const { host, address, port, tls, login } = target;
  return createTransport(
    {
      ...patience,
      host: address,
      port,
      name,
      secure: tls === 'tls',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      tls: { servername: host },
      ...(login && { auth: login }),
    },
    closed,
  );
}

function messageOf({ messageId, to, replyTo, unsubscribe, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    to: { name: '', address: to },
    envelope: { from: mail.from.address, to: [to] },
    messageId: `<${messageId}>`,
    ...(replyTo !== null && { replyTo }),
    ...(unsubscribe !== null && {
      list: { unsubscribe },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}
