import type { Config } from '../../config.ts';
import type { Db } from '../../db/executor.ts';
import { systemLookup } from '../../integrations/outside/publicAddress.ts';
import type { PostOffice } from './postOffice.ts';

/** The post office of a process. */
export function postOfficeOf({ config, db, vaultKey }: { config: Config; db: Db; vaultKey: Uint8Array }): PostOffice {
  return {
    db,
    vaultKey,
    publicBaseUrl: config.PUBLIC_BASE_URL,
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    allowPrivate: config.SMTP_ALLOW_PRIVATE,
    lookup: systemLookup,
  };
}
