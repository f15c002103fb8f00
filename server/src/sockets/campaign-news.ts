import type { Connection } from './connection.ts';

const PAUSE_MS = 100;

/** Tells those who look at a campaign that there is something new in it. What, they ask by themselves. */
export class CampaignNews {
  readonly #watchers = new Map<string, Set<Connection>>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  watch(campaign: string, connection: Connection): void {
    const watchers = this.#watchers.get(campaign) ?? new Set();
    this.#watchers.set(campaign, watchers.add(connection));
  }

  unwatch(campaign: string, connection: Connection): void {
    const watchers = this.#watchers.get(campaign);
    watchers?.delete(connection);
    if (watchers?.size === 0) this.#watchers.delete(campaign);
  }

  /** Changes that come close together are told together. */
  campaignChanged(campaign: string): void {
    if (!this.#watchers.has(campaign)) return;
    this.#changed.add(campaign);
    this.#timer ??= setTimeout(() => this.#tell(), PAUSE_MS).unref();
  }

  #tell(): void {
    this.#timer = null;
    for (const campaign of this.#changed)
      for (const connection of this.#watchers.get(campaign) ?? [])
        connection.say({ type: 'campaign', campaign });
    this.#changed.clear();
  }
}
