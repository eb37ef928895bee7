import { describeError, type LoggedError } from './describeError.ts';

/** Prints an error that ends the process, with as little as a log has of it. */
export function printError(error: unknown): void {
  process.stderr.write(`${printed(describeError(error))}\n`);
}

function printed({ stack, message, cause }: LoggedError): string {
  return [stack || message, ...(cause ? [`because of ${printed(cause)}`] : [])].join('\n');
}

/** What nobody caught ends the process. Left to itself, Node prints all that the error carries. */
export function printUncaught(): void {
  process.on('uncaughtException', (error) => {
    printError(error);
    process.exit(1);
  });
}
