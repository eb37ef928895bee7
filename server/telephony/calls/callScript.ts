/** The moments in which a caller can hang up. */
export type CallerMoment = 'prompt' | 'menu' | 'ringing' | 'message';

/** How the person at a number behaves when it rings. Whole seconds. */
export type AgentScript =
  | { kind: 'answers'; after: number; keys: string; talk: number; hangsUpFirst: boolean }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'noAnswer' };

/** What both people of a call do. */
export interface CallScript {
  /** E.164. */
  from: string;
  to: string;
  /** The keys pressed at each prompt; an empty or missing entry presses nothing. */
  keys: string[];
  /** When the caller hangs up, `after` seconds into the moment; null if they stay. */
  hangsUp: { during: CallerMoment; after: number } | null;
  /** Length of the caller's message; 0 hangs up at the tone, null stays without a word. */
  messageSeconds: number | null;
  agentAt(number: string): AgentScript;
  /** Whether it only tries a flow out; our server then keeps it out of the reports. */
  isTest?: boolean;
}

export interface CallOptions {
  /** Start of the call's own clock, epoch ms. */
  start: number;
  /** Call seconds per real second, as long as the call does not run ahead of the present. */
  speed: number;
}

/** A call that our server accepted. `ended` settles when both people have hung up. */
export interface PlacedCall {
  callSid: string;
  ended: Promise<void>;
}

/** Plays both ends of calls to our numbers. */
export interface CallPlayer {
  /** Places a call and resolves once the server has accepted it. */
  placeCall(script: CallScript, options: CallOptions): Promise<PlacedCall>;
}
