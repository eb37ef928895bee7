import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import smpp, { type PDU, type Session } from 'smpp';

/**
 * Handles what the centre delivers, and returns what is to be done once it got our answer. A rejection has it delivered
 * again. `session` differs from connection to connection.
 */
export type Deliver = (pdu: PDU, session: string) => Promise<(() => Promise<void>) | undefined>;

interface Serving {
  deliver: Deliver;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Has the link wait for what is handled when it stops. */
  work: (work: Promise<void>) => void;
}

/** A temporary failure of ours: the centre delivers again later. */
const tryAgain = smpp.errors['ESME_RX_T_APPN'] ?? 0x64;
/** A command that we don’t know, or don’t take. */
const notKnown = smpp.errors['ESME_RINVCMDID'] ?? 0x03;
const deliveries = ['deliver_sm', 'data_sm'];
const known: ReadonlySet<string> = new Set([...deliveries, 'enquire_link', 'unbind', 'alert_notification']);

/** Answers what the centre asks from the first moment on: it may ask together with its answer to the bind. */
export function serveCentre(session: Session, { deliver, log, work }: Serving): void {
  const id = randomUUID();
  const take = async (pdu: PDU): Promise<void> => {
    try {
      const answered = await deliver(pdu, id);
      if (session.send(pdu.response())) await answered?.();
    } catch (error) {
      log.error({ err: error }, 'a delivery of the message centre failed');
      session.send(pdu.response({ command_status: tryAgain }));
    }
  };
  for (const command of deliveries) session.on(command, (pdu: PDU) => work(take(pdu)));
  session.on('pdu', (pdu: PDU) => {
    if (!pdu.isResponse() && !known.has(pdu.command)) session.send(pdu.response({ command_status: notKnown }));
  });
  session.on('enquire_link', (pdu: PDU) => session.send(pdu.response()));
  session.on('unbind', (pdu: PDU) => {
    session.send(pdu.response());
    session.close();
  });
}
