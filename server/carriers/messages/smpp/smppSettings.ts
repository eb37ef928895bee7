import type { Config } from '../../../config.ts';

/** Our account at a text message centre. */
export interface SmppSettings {
  host: string;
  port: number;
  tls: boolean;
  systemId: string;
  password: string;
  systemType: string;
  /** The most requests without an answer. */
  window: number;
  segmentsPerSecond: number;
  /** Some centres number messages in hexadecimal digits and receipts in decimal ones. */
  receiptIds: 'same' | 'decimal';
}

/** Undefined when messages go through the carrier’s API. */
export function smppSettings(config: Config): SmppSettings | undefined {
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
    window: config.SMPP_WINDOW,
    segmentsPerSecond: config.SMPP_SEGMENTS_PER_SECOND,
    receiptIds: config.SMPP_RECEIPT_IDS,
  };
}
