import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterFile } from '../../afterFile.ts';

export interface ReceivedSms {
  to: string;
  text: string;
}

/** A carrier on a local port that accepts and keeps text messages like a real one. Closed when the file is done. */
export async function aSmsCarrier(): Promise<{ url: string; received: ReceivedSms[] }> {
  const received: ReceivedSms[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      received.push({ to: form.get('To') ?? '', text: form.get('Body') ?? '' });
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sid: 'SM1', status: 'queued' }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the carrier has no port');
  return { url: `http://127.0.0.1:${address.port}`, received };
}
