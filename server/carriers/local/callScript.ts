/** What the caller is doing when they may hang up. */
export type CallerMoment = 'prompt' | 'menu' | 'ringing' | 'message';

/** How whoever is at a number behaves when it rings. Whole seconds. */
export type AgentScript =
  | { kind: 'answers'; after: number; keys: string; talk: number; hangsUpFirst: boolean }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'noAnswer' };

/** A call that the local carrier plays: both people, word for word. */
export interface CallScript {
  /** E.164. */
  from: string;
  to: string;
  /** What the caller presses, one entry a prompt; an empty or missing entry presses nothing. */
  keys: string[];
  /** The moment in which the caller gives up, `after` seconds into it; null for a caller who stays. */
  hangsUp: { during: CallerMoment; after: number } | null;
  /** How long a message the caller leaves; 0 hangs up on the tone. */
  messageSeconds: number;
  agentAt(number: string): AgentScript;
}
