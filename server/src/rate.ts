/** Lets so many things pass each second, and after a rest some more at once. */
export class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #filled = performance.now();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
  }

  take(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  get full(): boolean {
    return this.#tokens + ((performance.now() - this.#filled) / 1000) * this.#perSecond >= this.#burst;
  }
}

/** A bucket for each of many keys, such as addresses. Full ones are forgotten. */
export class Buckets {
  readonly #perMinute: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  take(key: string): boolean {
    if (this.#buckets.size > 10_000) {
      for (const [old, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(old);
    }
    let bucket = this.#buckets.get(key);
    if (!bucket) this.#buckets.set(key, (bucket = new Bucket(this.#perMinute / 60, this.#perMinute)));
    return bucket.take();
  }
}
