import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { CentreLink } from '../api/messaging/centre/CentreLink.ts';
import { deliveryOf } from '../api/messaging/centre/deliveryOf.ts';
import { cString } from '../api/messaging/centre/wire.ts';

/** A text message centre that takes whatever comes, and tells at once that it was delivered. */
export async function aQuickCentre() {
  const links = new Set<CentreLink>();
  let taken = 0;
  const server = createServer((socket) => {
    const link = new CentreLink(socket);
    links.add(link);
    link.on('close', () => links.delete(link));
    link.on('pdu', (pdu) => {
      if (pdu.command === 'bind_transceiver') link.answer(pdu, 0, cString('centre'));
      if (pdu.command !== 'submit_sm') return;
      taken += 1;
      const id = taken.toString(16);
      link.answer(pdu, 0, cString(id));
      const message = `id:${id} sub:001 dlvrd:001 submit date:2611241500 done date:2611241501 stat:DELIVRD err:000 text:`;
      void link.ask('deliver_sm', deliveryOf({ esmClass: 0x04, message }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smpp://127.0.0.1:${port}`,
    close() {
      for (const link of links) link.destroy();
      server.close();
    },
  };
}
