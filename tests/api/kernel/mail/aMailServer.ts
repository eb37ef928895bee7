import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterFile } from '../../../afterFile.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Unfolded, by lowercase name. */
  headers: Record<string, string>;
  raw: string;
}

export interface MailServerRules {
  /** The credentials it requires, if any. */
  login?: { user: string; pass: string };
  /** Its response to every mail instead of accepting it. */
  refusal?: string;
  /** The code of that response, if not 550. */
  code?: number;
}

/** A real SMTP server on a local port that keeps what it receives. Closed when the test file is done. */
export async function aMailServer(port: number, rules: MailServerRules = {}): Promise<ReceivedMail[]> {
  const received: ReceivedMail[] = [];
  const { login } = rules;
  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.pass) done(null, { user: username });
      else done(new Error('these are not the credentials'));
    },
    onRcptTo(_address, _session, done) {
      const { refusal, code: responseCode = 550 } = rules;
      done(refusal === undefined ? null : Object.assign(new Error(refusal), { responseCode }));
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), headers: headersOf(raw), raw });
        done();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  afterFile(() => new Promise<void>((resolve) => server.close(resolve)));
  return received;
}

function headersOf(raw: string): Record<string, string> {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
  const pairs = head.split('\r\n').map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]);
  return Object.fromEntries(pairs) as Record<string, string>;
}
