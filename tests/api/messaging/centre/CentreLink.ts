import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { answerTo, type Command, type Pdu, pdusOf, requestOf } from './wire.ts';

interface LinkEvents {
  pdu: [Pdu];
  close: [];
}

/** A connection of a node to the centre, seen from the centre. */
export class CentreLink extends EventEmitter<LinkEvents> {
  readonly socket: Socket;
  /** What it was bound as. */
  boundAs: string | undefined;
  /** Whether the centre answers when it is asked if it is still there. */
  answersEnquiries = true;
  /** What broke the protocol. */
  readonly faults: unknown[] = [];
  readonly #asked = new Map<number, (answer: Pdu) => void>();
  #sequence = 0;
  #stream: Buffer = Buffer.alloc(0);

  constructor(socket: Socket) {
    super();
    this.socket = socket;
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.emit('close'));
  }

  /** Resolves with the answer; never if the connection ends before it. */
  ask(command: Command, body?: Buffer): Promise<Pdu> {
    this.#sequence += 1;
    const sequence = this.#sequence;
    return new Promise((resolve) => {
      this.#asked.set(sequence, resolve);
      this.socket.write(requestOf(command, sequence, body));
    });
  }

  answer(pdu: Pdu, status = 0, body?: Buffer): void {
    if (this.socket.writable) this.socket.write(answerTo(pdu, status, body));
  }

  destroy(): void {
    this.socket.destroy();
  }

  #take(bytes: Buffer): void {
    try {
      const { pdus, rest } = pdusOf(Buffer.concat([this.#stream, bytes]));
      this.#stream = rest;
      for (const pdu of pdus) this.#handle(pdu);
    } catch (error) {
      this.faults.push(error);
      this.destroy();
    }
  }

  #handle(pdu: Pdu): void {
    if (pdu.command === 'enquire_link' && this.answersEnquiries) this.answer(pdu);
    if (pdu.command === 'unbind') {
      this.answer(pdu);
      this.socket.end();
    }
    if (pdu.command.endsWith('_resp')) {
      this.#asked.get(pdu.sequence)?.(pdu);
      this.#asked.delete(pdu.sequence);
    }
    this.emit('pdu', pdu);
  }
}
