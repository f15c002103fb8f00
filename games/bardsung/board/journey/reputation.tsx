import type { Speaker } from '@questwright/kernel';

const STEPS = [-4, -3, -2, -1, 1, 2, 3, 4];

/** How the party is spoken of: four steps of corruption, four of goodwill. */
export function Reputation({ n, say }: { n: number; say: Speaker }) {
  const text = say.say(['bs.board.reputation-is', { n }]);
  return (
    <div className="bs-reputation" role="img" aria-label={text}>
      <span>{say.say('bs.board.corruption')}</span>
      {STEPS.map((step) => (
        <i key={step} data-here={step === n ? '' : undefined} data-side={step < 0 ? 'low' : 'high'}>
          {step > 0 ? `+${step}` : `−${-step}`}
        </i>
      ))}
      <span>{say.say('bs.board.goodwill')}</span>
    </div>
  );
}
