import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { Role } from '#values/roles.ts';
import { auditLog } from '../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { ask } from '../../builders/api/ask.ts';
import { aWorld, samplesOf } from '../../builders/api/aWorld.ts';
import { refusals } from '../../builders/api/askEverything.ts';
import { login } from '../../builders/api/login.ts';
import { freePort } from '../../server/freePort.ts';

/** What writes nothing that somebody else would ask about, and why. */
const unaudited: Partial<Record<EndpointName, string>> = {
  adoptNumberFile: 'the sample only checks its file; an import is in the log',
  changeConversation: 'the sample only marks as read; who is assigned is in the log',
  changePreferences: 'how one’s own pages look',
  compareNumbers: 'reads',
  endCanary: 'the sample’s flow has none; taking one back is in the log',
  countTagBackfill: 'counts; a backfill that starts is in the log',
  dryRunIntegration: 'reads',
  getFlowWorld: 'reads',
  importCallFile: 'the sample only checks its file; an import is in the log',
  importListFile: 'the sample only checks its file; an import is in the log',
  leaveFlow: 'who looks at a flow right now',
  logout: 'the list of logins has it',
  planFlow: 'reads',
  previewCampaign: 'reads',
  previewMail: 'reads',
  previewScheduledReport: 'reads',
  proveHost: 'the sample’s host is not proven; one that is, is in the log',
  quoteCampaign: 'what a campaign would cost; what is sent is in the log',
  stayHere: 'who looks at a flow right now',
  testVisit: 'reads',
  tryIntegration: 'a sample of nobody’s data; its settings are in the log',
  trySmartTag: 'reads',
  tryFollowUp: 'reads',
  undoCallEdits: 'the sample has nothing to undo; what is undone is in the log',
  unscheduleFlow: 'the sample’s flow has no schedule; cancelling one is in the log',
  uploadSales: 'the sample only checks its file; sales that are written are in the log',
  validateFlow: 'reads',
};

const writes = (Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][]).filter(
  ([name, { method, access }]) => method !== 'GET' && access === 'session' && refusals[name] === undefined,
);

test(
  'whatever changes something is in the audit log, or is named here with the reason',
  { timeout: 600_000 },
  async () => {
    const db = await aDatabase();
    const port = await freePort();
    const { app } = await anApp({ db, telephony: true, environment: { PORT: String(port), RATE_LIMIT: '100000' } });
    await app.listen({ host: '127.0.0.1', port });
    const account = await anAccount(db);
    // Jobs write too, at any time.
    const written = () => db.$count(auditLog, isNotNull(auditLog.userId));
    const silent: EndpointName[] = [];
    const refused: [EndpointName, number][] = [];
    for (const [name, endpoint] of writes) {
      const { headers } = await login(app, (await aUser(db, account, Role.options)).email);
      const samples = samplesOf(await aWorld(db, account));
      const before = await written();
      const { status } = await ask(
        app,
        endpoint,
        { ...samples, changeMe: { body: { version: 1, firstName: 'Ada' } } }[name],
        headers,
      );
      if (status !== 200) refused.push([name, status]);
      else if ((await written()) === before) silent.push(name);
    }
    expect(refused).toEqual([]);
    expect(silent.toSorted()).toEqual(Object.keys(unaudited).toSorted());
  },
);
