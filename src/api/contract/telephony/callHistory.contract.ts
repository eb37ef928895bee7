import { z } from 'zod';
import { AccountId } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { CallerVisit } from '../attribution/callVisits.contract.ts';
import { Call } from './calls.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';

const { start, length, order } = listRequest;

export const callHistory = {
  listCallerVisits: endpoint({
    method: 'GET',
    path: '/v2/reports/history/:number/visits',
    summary: 'List the last hundred visits of a caller to websites, by their number, newest first',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    params: z.object({ number: PhoneNumber }),
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(CallerVisit),
  }),
  getCallHistory: endpoint({
    method: 'GET',
    path: '/v2/reports/history/:number',
    summary: 'List the calls of a caller, by their number, newest first',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    params: z.object({ number: PhoneNumber }),
    query: z.object({ start, length, order, account: listOf(AccountId).optional() }),
    response: pageOf(Call),
  }),
};
