import type { FastifyRequest } from 'fastify';
import type { Author } from '../repositories/auditLog.repository.ts';
import type { Reader } from '../repositories/sessions.repository.ts';

/** Who a write is done by, for the audit log. */
export function authorOf({ reader, request }: { reader: Reader; request: FastifyRequest }): Author {
  const { userId, email } = reader.actor ?? reader;
  return { userId, email, asUserId: reader.actor ? reader.userId : null, address: request.ip };
}
