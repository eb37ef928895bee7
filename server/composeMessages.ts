import type { FastifyInstance } from 'fastify';
import type { CarrierSettings } from './carriers/carrierSettings.ts';
import { dialects } from './carriers/dialect.ts';
import { localSender } from './carriers/smsSender.ts';
import type { Platform } from './http/handler.ts';
import type { Jobs } from './jobs/openJobs.ts';
import type { ChangeFeed } from './services/liveCall/changeFeed.ts';
import type { MessageContext } from './services/messages/messageContext.ts';

/** What handling messages needs of a running server. */
export function messageContext(
  { config, db, now }: Pick<Platform, 'config' | 'db' | 'now'>,
  { kind }: CarrierSettings,
  jobs: Jobs,
  feed: ChangeFeed,
): MessageContext {
  const { answersConsent: carrierAnswersConsent, segmentsPerSecond } = dialects[kind];
  return {
    db,
    jobs,
    changed: (notice) => feed.changed(notice),
    now,
    ownSender: config.CARRIER_SMS_FROM ?? (kind === 'local' ? localSender : undefined),
    carrierAnswersConsent,
    segmentsPerSecond,
  };
}

/** Aborted when the server begins to close. */
export function endOf(app: FastifyInstance): AbortSignal {
  const end = new AbortController();
  app.addHook('preClose', (done) => {
    end.abort();
    done();
  });
  return end.signal;
}
