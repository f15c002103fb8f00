import type { Page } from 'playwright-core';

/** Everything that comes to a browser from the server from now on. */
export function heard(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) return;
    response.text().then(
      (text) => frames.push(text),
      () => {},
    );
  });
  return frames;
}

/** Everything that a page shows and keeps. */
export const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ];
    const promised = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name!));
      for (const store of database.objectStoreNames)
        found.push(JSON.stringify(await promised(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return found.join();
  });
