import type { SoundName } from '@questwright/board-kit';
import { preferences } from '../prefs/preferences.ts';

/** A tone of a sound: when it begins and how long it lasts, in seconds, its pitch as it begins and ends, how loud. */
interface Tone {
  readonly at: number;
  readonly for: number;
  readonly from: number;
  readonly to?: number;
  readonly loud?: number;
  readonly shape?: OscillatorType;
}

const knock = (at: number, pitch: number): Tone => ({
  at,
  for: 0.06,
  from: pitch,
  to: pitch * 0.6,
  shape: 'triangle',
});
const chord = (pitches: readonly number[], step: number, length: number): Tone[] =>
  pitches.map((from, i) => ({ at: i * step, for: length, from }));

/** Every sound of the table, made of a few tones. */
const SOUNDS: Record<SoundName, readonly Tone[]> = {
  turn: chord([440, 660], 0, 0.9),
  dice: [0, 0.07, 0.12, 0.21, 0.3].map((at, i) => knock(at, 900 - i * 90)),
  card: [{ at: 0, for: 0.12, from: 320, to: 620, loud: 0.4, shape: 'triangle' }],
  blow: [{ at: 0, for: 0.16, from: 190, to: 60, shape: 'sawtooth', loud: 0.6 }, knock(0, 420)],
  foe: chord([98, 104, 147], 0.09, 0.7),
  travel: chord([294, 392, 440], 0.11, 0.4),
  victory: chord([392, 494, 587, 784], 0.14, 1.1),
  defeat: chord([330, 294, 247, 165], 0.2, 1.1),
};

const LOUDNESS = 0.07;
let audio: AudioContext | null = null;

/** Makes a quiet sound, if sounds are wanted. */
export function sound(name: SoundName): void {
  if (!preferences().sound || document.hidden) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of SOUNDS[name]) play(audio, tone);
}

function play(context: AudioContext, { at, for: length, from, to, loud = 1, shape = 'sine' }: Tone): void {
  const begin = context.currentTime + at;
  const end = begin + length;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * loud, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, begin);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, end);
  tone.connect(gain);
  tone.start(begin);
  tone.stop(end);
}
