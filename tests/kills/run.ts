import { randomInt } from 'node:crypto';
import { openTestCluster } from '../database/testCluster.ts';
import { killServer } from './killServer.ts';
import { openKillDatabase } from './openKillDatabase.ts';

/** `npm run kills -- [rounds] [seed]` on a database of its own; needs a build. */
const [rounds = '50', seed = String(randomInt(1_000_000))] = process.argv.slice(2);
console.log(`${rounds} kills, seed ${seed}`);
const cluster = await openTestCluster();
const { db, databaseUrl, close } = await openKillDatabase(cluster.connection);
const verdict = await killServer(db, {
  rounds: Number(rounds),
  seed: Number(seed),
  databaseUrl,
  log: (text) => console.log(text),
});
console.log(verdict);
await close();
await cluster.close();
const wrong = [verdict.lost, verdict.doubled, verdict.stuck, verdict.mislabelled, verdict.unknownRecordings].flat();
process.exitCode = wrong.length > 0 ? 1 : 0;
