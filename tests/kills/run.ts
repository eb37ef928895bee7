import { randomInt } from 'node:crypto';
import { openTestCluster } from '../database/testCluster.ts';
import { killBackfill } from './killBackfill.ts';
import { killCampaign } from './killCampaign.ts';
import { killDelivering } from './killDelivering.ts';
import { killFollowUps } from './killFollowUps.ts';
import { killServer } from './killServer.ts';
import { openRunDatabase } from '../database/openRunDatabase.ts';
import { queueCampaign } from './queueCampaign.ts';

/**
 * `npm run kills -- [rounds] [seed]` under calls, `npm run kills -- messages [rounds] [seed]` under a campaign,
 * `npm run kills -- integrations [rounds] [seed]` under calls that five integrations get, `npm run kills -- backfill [rounds]`
 * under a smart tag on 100 000 calls, `npm run kills -- followUps [rounds]` under 2000 texts after calls, on a database of its own;
 * needs a build.
 */
const runs = {
  calls: killCalls,
  messages: killMessages,
  integrations: killIntegrations,
  backfill: killBackfilling,
  followUps: killFollowingUp,
};
const [first = '', ...others] = process.argv.slice(2);
const kind = first in runs ? (first as keyof typeof runs) : 'calls';
const given = kind === 'calls' && first !== '' ? [first, ...others] : others;
const [rounds = kind === 'calls' ? '50' : '40', seed = String(randomInt(1_000_000))] = given;
console.log(`${rounds} kills, seed ${seed}`);
const cluster = await openTestCluster();
const { db, databaseUrl, close } = await openRunDatabase(cluster.connection);
const log = (text: string) => console.log(text);
const wrong = await runs[kind]();
await close();
await cluster.close();
process.exitCode = wrong > 0 ? 1 : 0;

async function killCalls(): Promise<number> {
  const verdict = await killServer(db, { rounds: Number(rounds), seed: Number(seed), databaseUrl, log });
  console.log(verdict);
  return [verdict.lost, verdict.doubled, verdict.stuck, verdict.mislabelled, verdict.unknownRecordings].flat().length;
}

async function killMessages(): Promise<number> {
  const recipients = 5000;
  const verdict = await killCampaign(db, {
    kills: Number(rounds),
    seed: Number(seed),
    databaseUrl,
    server: 'dist/server/main.js',
    segmentsPerSecond: 100,
    queue: () => queueCampaign(db, recipients),
    log,
  });
  console.log(verdict);
  return [verdict.twice, verdict.forgotten, verdict.mislabelled].flat().length;
}

async function killIntegrations(): Promise<number> {
  const run = {
    rounds: Number(rounds),
    seed: Number(seed),
    databaseUrl,
    callsAtOnce: 40,
    leastCalls: 2000,
    log,
  };
  const verdict = await killDelivering(db, run);
  console.log(verdict);
  return [verdict.lost, verdict.disordered, verdict.invented, verdict.mislabelled].flat().length;
}

async function killBackfilling(): Promise<number> {
  const run = {
    kills: { running: Number(rounds), undoing: Number(rounds) },
    calls: 100_000,
    databaseUrl,
    server: 'dist/server/main.js',
    log,
  };
  const verdict = await killBackfill(db, run);
  console.log(verdict);
  return verdict.wrong + verdict.notRestored;
}

async function killFollowingUp(): Promise<number> {
  const run = { kills: Number(rounds), calls: 2000, databaseUrl, server: 'dist/server/main.js', log };
  const verdict = await killFollowUps(db, run);
  console.log(verdict);
  return verdict.lost + verdict.doubled;
}
