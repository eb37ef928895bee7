/** Placeholder for an actor or action that whoever starts the machine provides. */
export function notProvided(name: string): never {
  throw new Error(`${name} is not provided`);
}
