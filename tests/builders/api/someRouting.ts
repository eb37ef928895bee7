import type { Db } from '../../../server/db/executor.ts';
import { aBlockedCaller } from './aBlockedCaller.ts';
import { aNumber } from './aNumber.ts';
import { aPdf, aPorting, portingDetails } from './aPorting.ts';

/** An account's data around its numbers; nothing else refers to the spare ones. */
export interface Routing {
  spareDid: string;
  blocked: string;
  spareBlocked: string;
  porting: string;
  sparePorting: string;
}

export async function someRouting(db: Db, account: number): Promise<Routing> {
  const { did: spareDid } = await aNumber(db, account, { name: 'Spare' });
  return {
    spareDid,
    blocked: await aBlockedCaller(db, account, '+61370100099'),
    spareBlocked: await aBlockedCaller(db, account, '+61370100098'),
    porting: await aPorting(db, account),
    sparePorting: await aPorting(db, account),
  };
}

interface Around {
  account: number;
  flow: string;
  did: string;
  call: string;
  routing: Routing;
}

/** A valid request for every endpoint about numbers. */
export function samplesOfRouting({ account, flow, did, call, routing }: Around) {
  const { spareDid, blocked, spareBlocked, porting, sparePorting } = routing;
  return {
    availableNumbers: { params: { country: 'AU' } },
    rentNumber: {
      params: { account, network: 'geo' },
      body: { did: '+61355501234', country: 'AU', name: 'Letterbox', source: 'Print', flow },
    },
    getNumberExtra: { params: { did } },
    cancelNumber: { params: { did: spareDid } },
    listPortings: {},
    createPorting: { params: { account }, body: { ...portingDetails() } },
    getPorting: { params: { id: porting } },
    savePorting: { params: { id: porting }, body: { version: 1, details: portingDetails({ tax: '1' }) } },
    deletePorting: { params: { id: sparePorting } },
    addPortingInvoice: { params: { id: porting }, file: { name: 'invoice.pdf', bytes: aPdf } },
    getPortingInvoice: { params: { id: porting } },
    listBlocked: { params: { account } },
    getBlockRules: { params: { account } },
    changeBlockRules: { params: { account }, body: { failedAttestation: true } },
    getBlocked: { params: { account, id: blocked } },
    blockNumber: { params: { account }, body: { caller: '+61370100001', name: 'Robot' } },
    blockCaller: { params: { account }, body: { cdrId: call } },
    unblock: { params: { account, id: spareBlocked } },
  };
}
