import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { SessionContext } from '../../kernel/http/handler.ts';
import type { AccountWrite } from './accountWrite.ts';

type Given = Pick<
  SessionContext<EndpointSpec>,
  'system' | 'scope' | 'principal' | 'request' | 'jobs' | 'vaultKey' | 'now'
>;

export function accountWriteOf(context: Given): AccountWrite {
  const { system: db, scope, principal, jobs, vaultKey, now } = context;
  return { db, scope, principal, jobs, vaultKey, now: now(), author: authorOf(context) };
}
