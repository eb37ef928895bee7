/** Says in a sentence why a command cannot be carried out. */
export class CommandError extends Error {
  override name = 'CommandError';
}
