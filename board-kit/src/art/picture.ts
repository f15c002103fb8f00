import type { Frame, Picture } from '../plate.tsx';
import { compose } from './compose.ts';
import type { Subject } from './subject.ts';

/** The picture of a subject. It is composed once, when it is first looked at. */
export function pictureOf(subject: Subject, frame: Frame): Picture {
  let painted: string | undefined;
  return { frame, paint: () => (painted ??= compose(subject)) };
}
