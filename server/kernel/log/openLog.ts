import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { loggerOptions } from './loggerOptions.ts';

/** A log outside requests, which says as little about people and secrets as theirs. */
export function openLog(level: Config['LOG_LEVEL'], stream?: DestinationStream): Logger {
  const { stream: _, ...options } = loggerOptions(level);
  return stream ? pino(options, stream) : pino(options);
}
