/** Listeners, and a way to tell them all that something has changed. */
export function signal(): { subscribe(listener: () => void): () => void; tell(): void } {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of [...listeners]) listener();
    },
  };
}
