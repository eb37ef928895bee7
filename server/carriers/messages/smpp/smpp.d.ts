/** The part of the library that we use; it has no types of its own. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server as NetServer, Socket } from 'node:net';

  interface Text {
    /** Headers without their common length. */
    udh?: Buffer[];
    message: string | Buffer;
  }

  export interface PDU {
    command: string;
    command_status: number;
    sequence_number: number;
    message_id?: string;
    system_id?: string;
    password?: string;
    source_addr?: string;
    source_addr_ton?: number;
    destination_addr?: string;
    dest_addr_ton?: number;
    esm_class?: number;
    data_coding?: number;
    registered_delivery?: number;
    short_message?: Text;
    message_payload?: Text;
    receipted_message_id?: string;
    message_state?: number;
    sar_msg_ref_num?: number;
    sar_total_segments?: number;
    sar_segment_seqnum?: number;
    isResponse(): boolean;
    response(options?: object): PDU;
  }

  type Answered = (answer: PDU) => void;

  export class Session extends EventEmitter {
    readonly socket: Socket;
    /** False if the connection takes nothing any more. */
    send(pdu: PDU, answered?: Answered): boolean;
    bind_transceiver(options: object, answered: Answered): boolean;
    bind_transmitter(options: object, answered: Answered): boolean;
    bind_receiver(options: object, answered: Answered): boolean;
    submit_sm(options: object, answered: Answered): boolean;
    deliver_sm(options: object, answered?: Answered): boolean;
    data_sm(options: object, answered?: Answered): boolean;
    query_sm(options: object, answered?: Answered): boolean;
    enquire_link(answered: Answered): boolean;
    unbind(answered?: Answered): boolean;
    close(closed?: () => void): void;
    destroy(closed?: () => void): void;
  }

  export interface Server extends NetServer {
    sessions: Session[];
  }

  const smpp: {
    connect(options: { host: string; port: number; tls: boolean }): Session;
    /** With a key and its certificate, over TLS. */
    createServer(options: { key?: string; cert?: string }, connected: (session: Session) => void): Server;
    errors: Readonly<Record<string, number>>;
    encodings: Readonly<Record<'ASCII' | 'UCS2', { encode(text: string): Buffer; decode(bytes: Buffer): string }>> & {
      /** For `data_coding` 0. */
      default: string;
    };
  };
  export default smpp;
}
