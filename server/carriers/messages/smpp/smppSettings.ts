import type { SmppVariables } from './smpp.settings.ts';

/** Our account at a text message centre. */
export interface SmppSettings {
  host: string;
  port: number;
  tls: boolean;
  systemId: string;
  password: string;
  systemType: string;
  /** As transceiver, or as transmitter and receiver on connections of their own. */
  bind: 'transceiver' | 'separate';
  /** How many connections send; as many others receive where they are separate. */
  links: number;
  /** The most requests without an answer on each. */
  window: number;
  /** How long a request waits for its answer. */
  answerSeconds: number;
  segmentsPerSecond: number;
  /** The digits of ids in receipts, where answers have ids in the other ones. */
  receiptIds: 'same' | 'decimal' | 'hexadecimal';
  /** What `data_coding` 0 means. */
  alphabet: Alphabet;
  /** Whose national form the centre writes our numbers in (ISO 3166). */
  country: string | undefined;
  serviceType: string;
  /** How long the centre tries to deliver a text; undefined is as long as it usually does. */
  validityHours: number | undefined;
  addresses: AddressTypes;
}

export type Alphabet = 'gsm' | 'latin1';

/** A type of number and its numbering plan (SMPP 3.4, 5.2.5 and 5.2.6). */
export interface AddressType {
  ton: number;
  npi: number;
}

/** What senders of each kind are, and recipients. */
export type AddressTypes = Readonly<Record<'number' | 'code' | 'name' | 'recipient', AddressType>>;

/** Undefined when messages go through the carrier’s API. */
export function smppSettings(config: SmppVariables): SmppSettings | undefined {
  const { SMPP_URL: url, SMPP_SYSTEM_ID: systemId, SMPP_PASSWORD: password } = config;
  if (url === undefined || systemId === undefined || password === undefined) return undefined;
  const { protocol, hostname, port } = new URL(url);
  const tls = protocol === 'ssmpp:';
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port) || (tls ? 3550 : 2775),
    tls,
    systemId,
    password,
    systemType: config.SMPP_SYSTEM_TYPE,
    bind: config.SMPP_BIND,
    links: config.SMPP_LINKS,
    window: config.SMPP_WINDOW,
    answerSeconds: config.SMPP_ANSWER_SECONDS,
    segmentsPerSecond: config.SMPP_SEGMENTS_PER_SECOND,
    receiptIds: config.SMPP_RECEIPT_IDS,
    alphabet: config.SMPP_ALPHABET,
    country: config.SMPP_COUNTRY,
    serviceType: config.SMPP_SERVICE_TYPE,
    validityHours: config.SMPP_VALIDITY_HOURS,
    addresses: {
      number: config.SMPP_NUMBER_TYPE,
      code: config.SMPP_CODE_TYPE,
      name: config.SMPP_NAME_TYPE,
      recipient: config.SMPP_RECIPIENT_TYPE,
    },
  };
}
