import type { Requirement } from '#contract/telephony/bundles.contract.ts';
import type { BundleAddress, BundlePlace, BundleState } from '#values/bundle.ts';
import type { BundleProgress, KeptDocument } from '../../kernel/db/schema/bundles.ts';

export interface SubmittedDocument extends KeptDocument {
  /** The MIME type. */
  mime: string;
  bytes: Buffer;
}

/** A bundle with all that a carrier needs of it. */
export interface SubmittedBundle extends BundlePlace {
  /** Kept with it by the carrier. */
  name: string;
  /** Of who submits it. */
  email: string;
  fields: Readonly<Record<string, string>>;
  address: BundleAddress | null;
  documents: readonly SubmittedDocument[];
}

/** What the carrier has of a bundle; `note` keeps what it got with each step. */
export interface Submission {
  readonly done: BundleProgress;
  note(more: BundleProgress): Promise<void>;
}

export interface BundleVerdict {
  state: Extract<BundleState, 'submitted' | 'approved' | 'refused' | 'expired'>;
  /** Of a refusal, in the carrier's words. */
  reasons: string[];
  validUntil: Date | null;
}

/** Has regulators' requirements checked. Every method throws AppError CARRIER-FAILED when the carrier does not respond as expected. */
export interface BundleCarrier {
  /** Empty where numbers can be rented without. */
  requirements(place: BundlePlace): Promise<Requirement[]>;
  /**
   * Submits a bundle. What the carrier has of it already is not sent again.
   * @throws AppError BUNDLE-NOT-NEEDED, or BUNDLE-INCOMPLETE with `{ reasons }`.
   */
  submit(bundle: SubmittedBundle, submission: Submission): Promise<void>;
  /** What became of a submitted bundle. */
  verdict(progress: BundleProgress): Promise<BundleVerdict>;
}
