import { AppError } from './appError.ts';

/**
 * The result of work, or AppError SERVER-BUSY if it takes longer. The work goes on; `late` gets what becomes of it if it
 * fails then.
 */
export async function inTime<Result>(
  longestMs: number,
  work: Promise<Result>,
  late: (error: unknown) => void,
): Promise<Result> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    reject(new AppError('SERVER-BUSY'));
  }, longestMs);
  work.catch((error: unknown) => {
    if (isOver) late(error);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
