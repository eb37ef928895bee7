import type { Author } from './auditLog.ts';
import type { Principal } from './sessions.ts';

/** The author of a write, for the audit log. */
export function authorOf({
  principal,
  request,
}: {
  principal: Principal;
  /** `ip` is the address of the request. */
  request: { ip: string };
}): Author {
  const { userId, email } = principal.actor ?? principal;
  return {
    userId,
    email,
    asUserId: principal.actor ? principal.userId : null,
    keyId: principal.keyId,
    address: request.ip,
  };
}
