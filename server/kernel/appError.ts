import { type ErrorCode, errorCatalogue } from '#contract/kernel/errors.ts';
import type { z } from 'zod';

export type ErrorInfo = z.core.util.JSONType;

/** An expected failure, answered with the code's status and its `info`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly info: ErrorInfo | undefined;

  constructor(code: ErrorCode, info?: ErrorInfo) {
    super(code);
    this.code = code;
    this.info = info;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
