import { randomUUID } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import type { AlertRule } from '#contract/powerups/alerts.contract.ts';
import type { AgentScript } from '../../../../server/telephony/calls/callScript.ts';
import { ask } from '../../../builders/api/ask.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { aCallFlow, anAppWithCalls, type AppParts, aPublishedFlow, aScript } from '../../carriers/aCarrier.ts';
import { aMailServer } from '../../kernel/mail/aMailServer.ts';

export const nobody: AgentScript = { kind: 'noAnswer' };

interface Placed {
  from?: string;
  answered?: boolean;
  /** Of the message that the caller leaves; null without one. */
  messageSeconds?: number | null;
}

/** A server with calls and mails, and an account whose administrator sets up alerts. */
export async function anAlertedWorld(parts: AppParts = {}, environment: Record<string, string> = {}) {
  const port = await freePort();
  const mails = await aMailServer(port);
  const mailing = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'calls@example.test' };
  const world = await anAppWithCalls({ ...mailing, ...environment }, parts);
  const account = await anAccount(world.db);
  const admin = await aUser(world.db, account, ['admin', 'conf']);
  const { headers } = await login(world.app, admin.email);
  const flow: string = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const mailsTo = (email: string) => mails.filter(({ to }) => to.includes(email));
  const add = (body: object) =>
    ask(world.app, endpoints.addAlertRule, { body: { account, name: 'Front desk', ...body } as never }, headers);
  return {
    ...world,
    account,
    admin,
    headers,
    flow,
    mailsTo,
    add,
    async rule(body: object): Promise<AlertRule> {
      const added = await add(body);
      if (added.status !== 200) throw new Error(added.body);
      return JSON.parse(added.body) as AlertRule;
    },
    /** A number with the flow, or another. */
    async number(actionId: string = flow): Promise<string> {
      return (await aNumber(world.db, account, { action: 'flow', actionId })).did;
    },
    /** A call that is answered, or that rings in vain. */
    async call(did: string, { from = '+61398765432', answered = false, messageSeconds = null }: Placed = {}) {
      const script = answered ? aScript(did, { from }) : aScript(did, { from, messageSeconds, agentAt: () => nobody });
      await (
        await world.carrier.placeCall(script, { start: Date.UTC(2026, 2, 4, 1), speed: 5000 })
      ).ended;
    },
  };
}
