/** Whether things may move, by the wish of the reader or of the device. */
export const wantsMotion = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  document.documentElement.dataset.motion !== 'off';
