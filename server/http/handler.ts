import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec, HandlerInput, ResponseInput, UploadRule } from '#contract/endpoint.ts';
import type { SendSms } from '../carriers/sendSms.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/executor.ts';
import type { Jobs } from '../jobs/openJobs.ts';
import type { UploadedFile } from './readUpload.ts';
import type { Reader } from '../repositories/sessions.repository.ts';
import type { Scope } from '../repositories/scope.ts';
import type { LiveStreams } from './liveStream.ts';

/** What the whole process shares. `now` is the only clock that handlers read. */
export interface Platform {
  config: Config;
  db: Db;
  /** The database without row-level security, for what lies outside a reader's accounts. The same as `db` before login. */
  system: Db;
  /** Signs the tokens of sessions. */
  sessionKey: Uint8Array;
  /** Seals secrets that the database keeps. */
  vaultKey: Uint8Array;
  jobs: Jobs;
  /** Text messages, by the carrier. */
  sendSms: SendSms;
  live: LiveStreams;
  now: () => Date;
}

/** A request as a handler of any endpoint sees it: parsed, and with the bare request for headers and cookies. */
export interface OpenContext<E extends EndpointSpec> extends Platform {
  input: HandlerInput<E>;
  /** What was uploaded, judged by its content. */
  file: E extends { upload: UploadRule } ? UploadedFile : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  log: FastifyBaseLogger;
}

/** After login. `scope` is what the request is about: the accounts it names, or else all that the reader sees. */
export interface SessionContext<E extends EndpointSpec> extends OpenContext<E> {
  reader: Reader;
  /** All accounts of the reader, whatever the request names. `db` shows rows of these only. */
  seen: Scope;
  scope: Scope;
  /** When the access token of this request expires. */
  tokenExpires: Date;
}

export type HandlerContext<E extends EndpointSpec> = E['access'] extends 'session' ? SessionContext<E> : OpenContext<E>;

export type Handler<E extends EndpointSpec> = (
  context: HandlerContext<E>,
) => Promise<ResponseInput<E>> | ResponseInput<E>;

/** A handler for every endpoint of an area: one that is missing does not compile. */
export type HandlersFor<Area extends Record<string, EndpointSpec>> = { [Name in keyof Area]: Handler<Area[Name]> };
