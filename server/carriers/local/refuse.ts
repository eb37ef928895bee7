import type { FastifyReply } from 'fastify';

/** An error response in Twilio's format, with its code and status. */
export function refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ code, message, status, more_info: `https://www.twilio.com/docs/errors/${code}` });
}
