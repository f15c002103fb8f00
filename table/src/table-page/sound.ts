/** A quiet tone: something is asked of you. */
export function chime(): void {
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.08, audio.currentTime + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.9);
  gain.connect(audio.destination);
  for (const pitch of [440, 660]) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start();
    tone.stop(audio.currentTime + 1);
  }
  setTimeout(() => void audio.close(), 1200);
}
