import { randomInt } from 'node:crypto';
import { openTestCluster } from '../database/testCluster.ts';
import { killCampaign } from './killCampaign.ts';
import { killServer } from './killServer.ts';
import { openRunDatabase } from '../database/openRunDatabase.ts';
import { queueCampaign } from './queueCampaign.ts';

/**
 * `npm run kills -- [rounds] [seed]` under calls, `npm run kills -- messages [rounds] [seed]` under a campaign, on a database of
 * its own; needs a build.
 */
const given = process.argv.slice(2);
const underMessages = given[0] === 'messages';
const [rounds = underMessages ? '40' : '50', seed = String(randomInt(1_000_000))] = underMessages
  ? given.slice(1)
  : given;
console.log(`${rounds} kills, seed ${seed}`);
const cluster = await openTestCluster();
const { db, databaseUrl, close } = await openRunDatabase(cluster.connection);
const log = (text: string) => console.log(text);
const wrong = await (underMessages ? killMessages() : killCalls());
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
