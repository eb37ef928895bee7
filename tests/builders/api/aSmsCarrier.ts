import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterFile } from '../../afterFile.ts';

export interface ReceivedSms {
  to: string;
  text: string;
}

export interface SmsCarrier {
  url: string;
  received: ReceivedSms[];
  /** Answers the next messages; nothing ends the connection without an answer. */
  answer: (message: ReceivedSms) => { status: number; body: object } | null;
}

/** A carrier on a local port that keeps text messages and, unless told otherwise, accepts them. Closed after the file. */
export async function aSmsCarrier(): Promise<SmsCarrier> {
  const received: ReceivedSms[] = [];
  const carrier: SmsCarrier = {
    url: '',
    received,
    answer: () => ({ status: 201, body: { sid: `SM${received.length}`, status: 'queued' } }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const message = { to: form.get('To') ?? '', text: form.get('Body') ?? '' };
      received.push(message);
      const answer = carrier.answer(message);
      if (!answer) return void response.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the carrier has no port');
  carrier.url = `http://127.0.0.1:${address.port}`;
  return carrier;
}
