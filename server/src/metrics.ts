/** A number that only grows. */
class Counter {
  value = 0;

  add(count = 1): void {
    this.value += count;
  }
}

const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** How long something takes, as Prometheus counts it. */
class Histogram {
  readonly #counts = new Array<number>(BUCKETS.length + 1).fill(0);
  #sum = 0;

  observe(seconds: number): void {
    const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
    this.#counts[bucket < 0 ? BUCKETS.length : bucket]!++;
    this.#sum += seconds;
  }

  lines(name: string): string[] {
    let total = 0;
    const lines = BUCKETS.map((limit, i) => {
      total += this.#counts[i]!;
      return `${name}_bucket{le="${limit}"} ${total}`;
    });
    total += this.#counts[BUCKETS.length]!;
    return [
      ...lines,
      `${name}_bucket{le="+Inf"} ${total}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${total}`,
    ];
  }
}

/** What is measured while the server runs, written as Prometheus reads it. */
export class Metrics {
  readonly moves = new Counter();
  readonly refusals = new Counter();
  readonly parked = new Counter();
  readonly botFaults = new Counter();
  readonly messagesIn = new Counter();
  readonly messagesOut = new Counter();
  readonly bytesOut = new Counter();
  readonly answerSeconds = new Histogram();
  readonly #gauges = new Map<string, { help: string; read: () => number }>();

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  write(): string {
    const counters: [string, string, Counter][] = [
      ['moves_total', 'Answers and undos stored.', this.moves],
      ['refusals_total', 'Messages that were refused.', this.refusals],
      ['parked_total', 'Matches parked because their rules failed.', this.parked],
      ['bot_faults_total', 'Bots that were replaced for a choice.', this.botFaults],
      ['messages_received_total', 'Messages from clients.', this.messagesIn],
      ['messages_sent_total', 'Messages to clients.', this.messagesOut],
      ['bytes_sent_total', 'Bytes of messages to clients.', this.bytesOut],
    ];
    const lines = counters.flatMap(([name, help, { value }]) =>
      family(name, help, 'counter', [`${PREFIX}${name} ${value}`]),
    );
    for (const [name, { help, read }] of this.#gauges) {
      lines.push(...family(name, help, 'gauge', [`${PREFIX}${name} ${read()}`]));
    }
    const answers = 'answer_seconds';
    const help = 'From the arrival of an answer until everybody has been told.';
    lines.push(...family(answers, help, 'histogram', this.answerSeconds.lines(`${PREFIX}${answers}`)));
    return `${lines.join('\n')}\n`;
  }
}

const PREFIX = 'questwright_';

const family = (name: string, help: string, type: string, samples: readonly string[]): string[] => [
  `# HELP ${PREFIX}${name} ${help}`,
  `# TYPE ${PREFIX}${name} ${type}`,
  ...samples,
];
