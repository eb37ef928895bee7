import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import smpp, { type PDU, type Session } from 'smpp';
import {} from 'vitest';
import { afterFile } from '../../afterFile.ts';

/** A centre that takes every bind, and does this right after its answer. Returns its port. */
export async function aCentreThat(does: (session: Session) => void): Promise<number> {
  const server = smpp.createServer({}, (session) => {
    session.on('error', () => session.destroy());
    session.on('bind_transceiver', (pdu: PDU) => {
      session.send(pdu.response({ system_id: 'centre' }));
      does(session);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    for (const session of server.sessions) session.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
