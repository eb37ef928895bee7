import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from '../../afterFile.ts';

/** A carrier’s API that answers at once and knows nothing. Returns its address. */
export async function aRefusingCarrier(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 20_404, message: 'Not found', status: 404 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
