import type { FastifyInstance } from 'fastify';
import type { Db } from '../../server/kernel/db/executor.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { ask } from '../builders/api/ask.ts';
import { aWorld, samplesOf } from '../builders/api/aWorld.ts';

/** What changes or takes something that is there once: of several who ask for it at once, one gets it. */
const races = [
  'changeAccount',
  'deleteAccount',
  'changeUser',
  'removeUser',
  'changeMe',
  'changeContact',
  'deleteContact',
  'changeSavedView',
  'deleteSavedView',
  'saveScheduledReport',
  'saveFlow',
  'answerFlowReview',
  'scheduleFlow',
  'changeBranch',
  'deleteBranch',
  'createBranch',
  'changeLocation',
  'deleteLocation',
  'revokeApiKey',
  'changeExporter',
  'deleteExporter',
  'pointNumber',
  'createSmsList',
  'changeSmsList',
  'deleteSmsList',
  'createCannedReply',
  'changeCannedReply',
  'deleteCannedReply',
  'rentNumber',
  'acceptInvite',
] as const satisfies readonly EndpointName[];

export interface RaceResult {
  name: string;
  winners: number;
  statuses: number[];
}

/** Runs every race; those that went wrong have another number of winners than one, or an answer 5xx. */
export async function runRaces(
  { app, db }: { app: FastifyInstance; db: Db },
  headersOf: (account: number) => Promise<Record<string, string>>,
  racers = 5,
): Promise<RaceResult[]> {
  const results: RaceResult[] = [];
  for (const name of races) {
    const world = await aWorld(db);
    const sample = samplesOf(world)[name];
    const headers = await headersOf(world.account);
    const answers = await Promise.all(Array.from({ length: racers }, () => ask(app, endpoints[name], sample, headers)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    results.push({ name, winners: statuses.filter((status) => status === 200).length, statuses });
  }
  return results;
}

export const isWrong = ({ winners, statuses }: RaceResult) => winners !== 1 || statuses.some((status) => status >= 500);
