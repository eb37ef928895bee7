import { toneWave } from '../../../server/carriers/local/toneWave.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { aBlockedCaller } from './aBlockedCaller.ts';
import { anAudioFile } from './anAudioFile.ts';
import { aBundle, bundleContent } from './aBundle.ts';
import { aBranch, aLocation, branchDetails } from './aBranch.ts';
import { aHeldNumber } from './aHeldNumber.ts';
import { aNumber } from './aNumber.ts';
import { aPdf, aPorting, portingDetails } from './aPorting.ts';

/** An account's data around its numbers; nothing else refers to the spare ones. */
/** Made once: samples are asked for again and again. */
const tone = toneWave(1, 1);

export interface Routing {
  spareDid: string;
  /** At the local carrier, and of no account. */
  heldDid: string;
  blocked: string;
  spareBlocked: string;
  porting: string;
  sparePorting: string;
  bundle: { id: string; document: string };
  completeBundle: string;
  spareBundle: string;
  branch: string;
  spareBranch: string;
  location: string;
  spareLocation: string;
  audio: string;
  spareAudio: string;
}

export async function someRouting(db: Db, account: number): Promise<Routing> {
  const { did: spareDid } = await aNumber(db, account, { name: 'Spare' });
  const location = await aLocation(db, account);
  return {
    spareDid,
    heldDid: await aHeldNumber(db),
    branch: await aBranch(db, account, { name: `Quay ${account}`, code: 'QUAY', locationId: location }),
    spareBranch: await aBranch(db, account, { code: 'SPARE' }),
    location,
    spareLocation: await aLocation(db, account),
    audio: await anAudioFile(db, account, { name: 'Greeting' }),
    spareAudio: await anAudioFile(db, account),
    blocked: await aBlockedCaller(db, account, '+61370100099'),
    spareBlocked: await aBlockedCaller(db, account, '+61370100098'),
    porting: await aPorting(db, account),
    sparePorting: await aPorting(db, account),
    bundle: await aBundle(db, account),
    completeBundle: (await aBundle(db, account)).id,
    spareBundle: (await aBundle(db, account, { network: 'mobile' })).id,
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
  const { spareDid, heldDid, blocked, spareBlocked, porting, sparePorting } = routing;
  const { bundle, completeBundle, spareBundle } = routing;
  const { branch, spareBranch, location, spareLocation, audio, spareAudio } = routing;
  return {
    availableNumbers: { params: { country: 'AU' } },
    rentNumber: {
      params: { account, network: 'geo' },
      body: { did: '+61355501234', country: 'AU', name: 'Letterbox', source: 'Print', flow },
    },
    adoptNumber: { params: { account }, body: { did: heldDid, name: 'Old line', source: 'Print', flow } },
    adoptNumberFile: {
      params: { account },
      file: { name: 'numbers.csv', bytes: Buffer.from('number,source\n+61255501999,Print\n') },
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
    listBundles: {},
    listRequirements: { query: { country: 'GB', network: 'geo', holder: 'business' } },
    createBundle: {
      params: { account },
      body: { country: 'IT', network: 'geo', holder: 'business', ...bundleContent },
    },
    changeBundle: { params: { id: bundle.id }, body: { ...bundleContent, version: 1 } },
    addBundleDocument: {
      params: { id: bundle.id },
      body: { requirement: 'identity', type: 'commercial_registrar_excerpt' },
      file: { name: 'excerpt.pdf', bytes: aPdf },
    },
    removeBundleDocument: { params: { id: bundle.id, document: bundle.document } },
    submitBundle: { params: { id: completeBundle }, body: { version: 1 } },
    removeBundle: { params: { id: spareBundle } },
    listBlocked: { params: { account } },
    getBlockRules: { params: { account } },
    changeBlockRules: { params: { account }, body: { failedAttestation: true } },
    getBlocked: { params: { account, id: blocked } },
    blockNumber: { params: { account }, body: { caller: '+61370100001', name: 'Robot' } },
    blockCaller: { params: { account }, body: { cdrId: call } },
    listBranches: { params: { account } },
    createBranch: { params: { account }, body: branchDetails({ code: 'NEW', locationId: location }) },
    getBranch: { params: { account, id: branch } },
    changeBranch: { params: { account, id: branch }, body: branchDetails({ code: 'QUAY', version: 1 }) },
    deleteBranch: { params: { account, id: spareBranch } },
    listLocations: { params: { account } },
    createLocation: { params: { account }, body: { name: 'Shops' } },
    getLocation: { params: { account, id: location } },
    changeLocation: { params: { account, id: location }, body: { name: 'Stores', version: 1 } },
    deleteLocation: { params: { account, id: spareLocation } },
    getLocationMap: { params: { account, id: location } },
    importLocationMap: {
      params: { account, id: location },
      body: { invalid: 'refuse' },
      file: { name: 'postcodes.csv', bytes: Buffer.from('postcode,specified-branch\r\n3000,QUAY\r\n') },
    },
    getLocationCoverage: { params: { account, id: location } },
    listAudioFiles: { params: { account } },
    addAudioFile: {
      params: { account },
      file: { name: 'closed.wav', bytes: tone },
    },
    renameAudioFile: { params: { account, id: audio }, body: { name: 'Hello' } },
    replaceAudioFile: { params: { account, id: audio }, file: { name: 'hello.wav', bytes: tone } },
    getAudioFile: { params: { account, id: audio } },
    removeAudioFile: { params: { account, id: spareAudio } },
    getRecursiveFlow: { params: { account, id: flow } },
    getRecursiveBranch: { params: { account, id: flow, branch } },
    unblock: { params: { account, id: spareBlocked } },
  };
}
