import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec, HandlerInput, ResponseInput, UploadRule } from '#contract/kernel/endpoint.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/executor.ts';
import type { SpooledFile } from '../files/spoolFile.ts';
import type { UploadedFile } from '../files/typeOfFile.ts';
import type { JobQueue } from '../jobs/job.ts';
import type { AuthContext } from '../access/authorize.ts';
import type { LiveStreams } from './liveStream.ts';

/** Shared by the whole process. `now` is the only clock that handlers read. */
export interface Platform {
  config: Config;
  db: Db;
  /** The database without row-level security, for data outside a user's accounts. Same as `db` before login. */
  system: Db;
  /** Signs session tokens. */
  sessionKey: Uint8Array;
  /** Encrypts secrets for the database. */
  vaultKey: Uint8Array;
  jobs: JobQueue;
  live: LiveStreams;
  now: () => Date;
}

/** A request as every handler sees it: parsed, plus the raw request for headers and cookies. */
export interface OpenContext<E extends EndpointSpec> extends Platform {
  input: HandlerInput<E>;
  /** The upload, validated by its content. */
  file: E extends { upload: UploadRule & { spooled: true } }
    ? SpooledFile
    : E extends { upload: UploadRule }
      ? UploadedFile
      : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  log: FastifyBaseLogger;
}

/** After login. `db` shows only rows of the visible accounts. */
export interface SessionContext<E extends EndpointSpec> extends OpenContext<E>, AuthContext {
  /** When this request's access token expires. */
  tokenExpires: Date;
}

export type HandlerContext<E extends EndpointSpec> = E['access'] extends 'session' ? SessionContext<E> : OpenContext<E>;

export type Handler<E extends EndpointSpec> = (
  context: HandlerContext<E>,
) => Promise<ResponseInput<E>> | ResponseInput<E>;

/** A handler for every endpoint of an area. A missing one does not compile. */
export type HandlersFor<Area extends Record<string, EndpointSpec>> = { [Name in keyof Area]: Handler<Area[Name]> };
