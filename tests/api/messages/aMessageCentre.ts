import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import smpp, { type PDU, type Session } from 'smpp';
import {} from 'vitest';
import { afterFile } from '../../afterFile.ts';
import { eventually } from '../../eventually.ts';

export const centreLogin = { SMPP_SYSTEM_ID: 'trunkline', SMPP_PASSWORD: 'pa55word' };
const wrongPassword = smpp.errors['ESME_RINVPASWD'];

/** A text as the centre got it, with the id that it gives it. */
export interface Submitted {
  id: string;
  to: string;
  from: string;
  coding: number;
  text: string;
  /** Reference, number of parts, part. */
  concatenation: number[] | undefined;
  wantsReceipt: boolean;
  /** Answers that it was taken, or with another status; as a centre that uses ids again, with another id. */
  answer: (status?: number, id?: string) => void;
}

/** What the centre does with a text; by default it takes it and says that it was delivered. */
export type Handling = (text: Submitted, session: Session) => void;

/** A text message centre on a port of this machine; over TLS with a key and its certificate. */
export async function aMessageCentre(tls: { key?: string; cert?: string } = {}) {
  const submitted: Submitted[] = [];
  const bound: Session[] = [];
  let handle: Handling | undefined;
  let count = 0;
  const server = smpp.createServer(tls, (session) => {
    session.on('error', () => session.destroy());
    session.on('enquire_link', (pdu: PDU) => session.send(pdu.response()));
    session.on('unbind', (pdu: PDU) => {
      session.send(pdu.response());
      session.close();
    });
    session.on('bind_transceiver', (pdu: PDU) => {
      const isKnown = pdu.system_id === centreLogin.SMPP_SYSTEM_ID && pdu.password === centreLogin.SMPP_PASSWORD;
      session.send(pdu.response(isKnown ? { system_id: 'centre' } : { command_status: wrongPassword }));
      if (isKnown) bound.push(session);
    });
    session.on('close', () => bound.splice(bound.indexOf(session), bound.includes(session) ? 1 : 0));
    session.on('submit_sm', (pdu: PDU) => {
      count += 1;
      const id = `c0de${count.toString(16).padStart(6, '0')}`;
      const text: Submitted = {
        id,
        to: pdu.destination_addr ?? '',
        from: pdu.source_addr ?? '',
        coding: pdu.data_coding ?? -1,
        text: String(pdu.short_message?.message),
        concatenation: pdu.short_message?.udh?.map((element) => [...element.subarray(2)])[0],
        wantsReceipt: pdu.registered_delivery === 1,
        answer: (status = 0, named = id) =>
          void session.send(pdu.response(status === 0 ? { message_id: named } : { command_status: status })),
      };
      submitted.push(text);
      if (handle) return handle(text, session);
      text.answer();
      void receipt(text.id);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  afterFile(() => {
    for (const session of server.sessions) session.destroy();
    server.close();
  });

  const session = () =>
    eventually(() => {
      const last = bound.at(-1);
      if (!last) throw new Error('nobody is bound');
      return last;
    });
  /** Delivers something; resolves with the status of the answer. */
  const deliver = async (pdu: object, over?: Session) => {
    const to = over ?? (await session());
    return new Promise<number>((resolve) => void to.deliver_sm(pdu, ({ command_status: status }) => resolve(status)));
  };
  const receipt = (id: string, state = 'DELIVRD', error = '000') => {
    const dates = 'submit date:2611241500 done date:2611241501';
    const message = `id:${id} sub:001 dlvrd:001 ${dates} stat:${state} err:${error} text:`;
    return deliver({ esm_class: 0x04, data_coding: 0, short_message: { message } });
  };
  return {
    url: `smpp://127.0.0.1:${port}`,
    port,
    submitted,
    /** The texts to somebody. */
    textsTo: (msisdn: string) => submitted.filter(({ to }) => `+${to}` === msisdn),
    session,
    deliver,
    receipt,
    /** Changes what happens to texts until the function is called that it returns. */
    handleBy(handling: Handling): () => void {
      handle = handling;
      return () => {
        handle = undefined;
      };
    },
  };
}
