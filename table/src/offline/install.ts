/** Lets the browser keep the client for when there is no network. Only the built client can be kept. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/service-worker.js');
}
