/** Who speaks: the caller, or whom the call reached. Recordings with one channel tell nobody apart. */
export type Speaker = 'caller' | 'target' | 'unknown';

/** What must not be kept of what people say. */
export type SecretKind = 'card' | 'code' | 'password';

/** A word with its place in the recording, in seconds. */
export interface SpokenWord {
  text: string;
  start: number;
  end: number;
  /** It stands for words that were left out. */
  secret?: SecretKind;
}

/** What one person says without a pause. */
export interface Utterance {
  speaker: Speaker;
  words: SpokenWord[];
}
