import { randomInt } from 'node:crypto';
import { closeAll } from '../afterFile.ts';
import { anAppWithCalls } from '../api/carriers/aCarrier.ts';
import { openRunDatabase } from '../database/openRunDatabase.ts';
import { openTestCluster } from '../database/testCluster.ts';
import { runCoalitions } from './runCoalitions.ts';
import { runMalformed } from './runMalformed.ts';

/** `npm run attacks -- [actions] [forms] [seed]`: coalitions that try to get more than they have, then malformed requests. */
const [actions = '11200', forms = '8000', seed = String(randomInt(1_000_000))] = process.argv.slice(2);
console.log(`${actions} actions, ${forms} malformed requests, seed ${seed}`);
const cluster = await openTestCluster();
const databases: Awaited<ReturnType<typeof openRunDatabase>>[] = [];
const openDb = async () => {
  const opened = await openRunDatabase(cluster.connection);
  databases.push(opened);
  return opened.db;
};
const log = (text: string) => console.log(text);
const world = await anAppWithCalls({ RATE_LIMIT: '1000000' }, { db: await openDb() });
const coalitions = await runCoalitions(world, { actions: Number(actions), seed: Number(seed), log });
console.log(coalitions.accepted);
const malformed = await runMalformed(world, { forms: Number(forms), seed: Number(seed), openDb, log });
console.log(malformed.statuses);
for (const fault of malformed.faults) log(fault);
await closeAll();
for (const { close } of databases) await close();
await cluster.close();
process.exitCode = coalitions.faults.length + malformed.faults.length > 0 ? 1 : 0;
