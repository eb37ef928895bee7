import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec, HandlerInput, ResponseInput, UploadRule } from '#contract/endpoint.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/executor.ts';
import type { AudioStore } from '../integrations/audioStore.ts';
import type { UploadedFile } from '../services/files/typeOfFile.ts';
import type { JobQueue } from '../services/jobQueue.ts';
import type { NumberCarrier } from '../services/numbers/numberCarrier.ts';
import type { PlaceTestCall } from '../services/numbers/testCall.ts';
import type { SendSms } from '../services/sessions/smsCode.ts';
import type { AuthContext } from '../services/access/authorize.ts';
import type { LiveStreams } from './liveStream.ts';

/** What of the carrier and its recordings requests use. */
export interface Telephony {
  audio: AudioStore;
  /** Where numbers are rented. */
  numbers: NumberCarrier;
  /** Null where the carrier plays no calls. */
  placeTestCall: PlaceTestCall | null;
}

/** What the whole process shares. `now` is the only clock that handlers read. */
export interface Platform {
  config: Config;
  db: Db;
  /** The database without row-level security, for what lies outside a user's accounts. The same as `db` before login. */
  system: Db;
  /** Signs the tokens of sessions. */
  sessionKey: Uint8Array;
  /** Seals secrets that the database keeps. */
  vaultKey: Uint8Array;
  jobs: JobQueue;
  /** Text messages, by the carrier. */
  sendSms: SendSms;
  live: LiveStreams;
  /** Null where no calls are taken. */
  telephony: Telephony | null;
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

/** After login. `db` shows rows of the visible accounts only. */
export interface SessionContext<E extends EndpointSpec> extends OpenContext<E>, AuthContext {
  /** When the access token of this request expires. */
  tokenExpires: Date;
}

export type HandlerContext<E extends EndpointSpec> = E['access'] extends 'session' ? SessionContext<E> : OpenContext<E>;

export type Handler<E extends EndpointSpec> = (
  context: HandlerContext<E>,
) => Promise<ResponseInput<E>> | ResponseInput<E>;

/** A handler for every endpoint of an area: one that is missing does not compile. */
export type HandlersFor<Area extends Record<string, EndpointSpec>> = { [Name in keyof Area]: Handler<Area[Name]> };
