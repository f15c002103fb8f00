import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'questwright_';
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What is measured while the server runs, for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly moves = this.#counter('moves_total', 'Answers and undos stored.');
  readonly refusals = this.#counter('refusals_total', 'Messages that were refused.');
  readonly parked = this.#counter('parked_total', 'Matches parked because their rules failed.');
  readonly reports = this.#counter(
    'reports_total',
    'Faults of the rules that were stored with a match file.',
  );
  readonly botFaults = this.#counter('bot_faults_total', 'Bots that were replaced for a choice.');
  readonly messagesIn = this.#counter('messages_received_total', 'Messages from clients.');
  readonly messagesOut = this.#counter('messages_sent_total', 'Messages to clients.');
  readonly bytesOut = this.#counter('bytes_sent_total', 'Bytes of messages to clients.');
  readonly answerSeconds = new Histogram({
    name: `${PREFIX}answer_seconds`,
    help: 'From the arrival of an answer until everybody has been told.',
    buckets: SECONDS,
    registers: [this.#registry],
  });

  /** Something that is looked at when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `${PREFIX}${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  write(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name: `${PREFIX}${name}`, help, registers: [this.#registry] });
  }
}
