/** What the caller is doing when they may hang up. */
export type CallerMoment = 'prompt' | 'menu' | 'ringing' | 'message';

/** How whoever is at a number behaves when it rings. Whole seconds. */
export type AgentScript =
  | { kind: 'answers'; after: number; keys: string; talk: number; hangsUpFirst: boolean }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'noAnswer' };

/** Both people of a call, word for word. */
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

export interface CallOptions {
  /** When the call's own time starts, epoch ms. */
  start: number;
  /** Call seconds that pass in one real second, for as long as that leads to no moment in the future. */
  speed: number;
}

/** A call that our server answered. `ended` settles when both people hung up. */
export interface PlacedCall {
  callSid: string;
  ended: Promise<void>;
}

/** Plays both ends of calls to our numbers. */
export interface CallPlayer {
  /** Places a call and resolves when the server has taken it. */
  placeCall(script: CallScript, options: CallOptions): Promise<PlacedCall>;
}
