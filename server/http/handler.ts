import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec, HandlerInput, ResponseInput, UploadRule } from '#contract/endpoint.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/executor.ts';
import type { FileStore } from '../integrations/fileStore.ts';
import type { PostcodePlaces } from '../integrations/postcodePlaces.ts';
import type { SpooledFile } from '../services/files/spoolFile.ts';
import type { UploadedFile } from '../services/files/typeOfFile.ts';
import type { FigureCache } from '../services/reports/figureCache.ts';
import type { JobQueue } from '../services/jobQueue.ts';
import type { MessageContext } from '../services/messages/messageContext.ts';
import type { BundleCarrier } from '../services/bundles/bundleCarrier.ts';
import type { NumberCarrier } from '../services/numbers/numberCarrier.ts';
import type { PlaceTestCall } from '../services/numbers/testCall.ts';
import type { SendCode } from '../services/sessions/smsCode.ts';
import type { AuthContext } from '../services/access/authorize.ts';
import type { LiveStreams } from './liveStream.ts';

/** The carrier services that requests use. */
export interface Telephony {
  audio: FileStore;
  /** Media of messages. */
  media: FileStore;
  /** Rents numbers. */
  numbers: NumberCarrier;
  /** Null if the carrier checks no documents. */
  bundles: BundleCarrier | null;
  /** Null if the carrier cannot place calls. */
  placeTestCall: PlaceTestCall | null;
}

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
  sendCode: SendCode;
  live: LiveStreams;
  /** The figures of reports that were counted already. */
  figures: FigureCache;
  /** Null without telephony. */
  telephony: Telephony | null;
  /** Where postcodes are. */
  places: PostcodePlaces;
  /** Handles text messages, on the whole database. */
  messages: MessageContext;
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
