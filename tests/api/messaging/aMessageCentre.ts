import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import tls from 'node:tls';
import { expect } from 'vitest';
import { afterFile } from '../../afterFile.ts';
import { eventually } from '../../eventually.ts';
import { CentreLink } from './centre/CentreLink.ts';
import { type Delivery, deliveryOf } from './centre/deliveryOf.ts';
import { type SentText, sentTextOf } from './centre/sentText.ts';
import { cString, type Pdu, Reader, statuses } from './centre/wire.ts';

export const centreLogin = { SMPP_SYSTEM_ID: 'trunkline', SMPP_PASSWORD: 'pa55word' };

/** A text as the centre got it, with the id that it gives it. */
export interface Submitted extends SentText {
  id: string;
  link: CentreLink;
  pdu: Pdu;
  /** Answers that it was taken, or with another status; as a centre that uses ids again, with another id. */
  answer: (status?: number, id?: string) => void;
}

/** What the centre does with a text; by default it takes it and says that it was delivered. */
export type Handling = (text: Submitted) => void;

interface CentreOptions {
  key?: string;
  cert?: string;
  /** What `data_coding` 0 means here. */
  alphabet?: 'gsm' | 'latin1';
  /** Whether answers have decimal ids, of which receipts have the hexadecimal ones. */
  decimalAnswers?: boolean;
  /** What happens right after the answer to a bind. */
  bound?: (link: CentreLink) => void;
}

/** A text message centre on a port of this machine; over TLS with a key and its certificate. */
export async function aMessageCentre(options: CentreOptions = {}) {
  const { key, cert, alphabet = 'gsm', decimalAnswers = false, bound = () => undefined } = options;
  const submitted: Submitted[] = [];
  const links: CentreLink[] = [];
  const open = new Set<CentreLink>();
  const faults: unknown[] = [];
  let handle: Handling | undefined;

  const connect = (link: CentreLink) => {
    open.add(link);
    link.on('close', () => {
      open.delete(link);
      faults.push(...link.faults);
      if (links.includes(link)) links.splice(links.indexOf(link), 1);
    });
    link.on('pdu', (pdu) => {
      if (pdu.command.startsWith('bind_') && !pdu.command.endsWith('_resp')) bind(link, pdu);
      if (pdu.command === 'submit_sm') submit(link, pdu);
    });
  };
  const bind = (link: CentreLink, pdu: Pdu) => {
    const read = new Reader(pdu.body);
    const isKnown = read.text(16) === centreLogin.SMPP_SYSTEM_ID && read.text(9) === centreLogin.SMPP_PASSWORD;
    if (!isKnown) return link.answer(pdu, statuses.ESME_RINVPASWD);
    link.boundAs = pdu.command;
    link.answer(pdu, 0, cString('centre'));
    links.push(link);
    bound(link);
  };
  const submit = (link: CentreLink, pdu: Pdu) => {
    if (link.boundAs !== 'bind_transceiver' && link.boundAs !== 'bind_transmitter')
      return link.answer(pdu, statuses.ESME_RINVBNDSTS);
    const id = `c0de${(submitted.length + 1).toString(16).padStart(6, '0')}`;
    const usual = decimalAnswers ? BigInt(`0x${id}`).toString() : id;
    const answer = (status = 0, named = usual) => link.answer(pdu, status, status === 0 ? cString(named) : undefined);
    const text: Submitted = { ...sentTextOf(pdu.body, alphabet), id, link, pdu, answer };
    submitted.push(text);
    if (handle) return handle(text);
    text.answer();
    void receipt(text.id);
  };

  const server: Server =
    key !== undefined && cert !== undefined
      ? tls.createServer({ key, cert }, (socket) => connect(new CentreLink(socket)))
      : createServer((socket) => connect(new CentreLink(socket)));
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  afterFile(() => {
    for (const link of open) link.destroy();
    server.close();
    expect(faults).toEqual([]);
  });

  const receives = ({ boundAs }: CentreLink) => boundAs !== 'bind_transmitter';
  /** The newest connection that takes texts. */
  const link = () =>
    eventually(() => {
      const last = links.findLast(receives);
      if (!last) throw new Error('nobody is bound');
      return last;
    });
  /** Delivers something; resolves with the status of the answer. */
  const deliver = async (delivery: Delivery, over?: CentreLink) =>
    (await (over ?? (await link())).ask('deliver_sm', deliveryOf(delivery))).status;
  const receipt = (id: string, state = 'DELIVRD', error = '000') => {
    const dates = 'submit date:2611241500 done date:2611241501';
    const message = `id:${id} sub:001 dlvrd:001 ${dates} stat:${state} err:${error} text:`;
    return deliver({ esmClass: 0x04, message });
  };
  return {
    url: `smpp://127.0.0.1:${port}`,
    port,
    submitted,
    links,
    /** The texts to somebody. */
    textsTo: (msisdn: string) => submitted.filter(({ to }) => `+${to}` === msisdn),
    link,
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
