import type { IncomingMessage } from 'node:http';

const checkMs = 10_000;
/** What has to arrive between two checks: about 16 kB a second, which any phone sends. */
const leastBytes = 160 * 1024;

/**
 * Cuts the connection of a body that hardly arrives, since it holds a turn. What we don’t read ourselves is no reason. Returns
 * the function that ends the watch.
 */
export function watchSpeed(request: IncomingMessage, everyMs = checkMs): () => void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) return end();
    const isTooSlow = socket.bytesRead - before < leastBytes && !isHeldUp(request);
    before = socket.bytesRead;
    if (isTooSlow) request.destroy();
  }, everyMs).unref();
  const end = () => clearInterval(timer);
  return end;
}

/** Whether there is something to read that nobody has read yet. */
const isHeldUp = (request: IncomingMessage) => request.readableLength > 0 || request.isPaused();
