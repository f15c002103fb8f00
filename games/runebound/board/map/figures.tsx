import { Act, type BoardProps, Medallion, useKit } from '@questwright/board-kit';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NONE } from '../../rules/state.ts';
import { anyHero, anyVillain, heroIcons, villainIcons } from '../icons.ts';
import { defOf, heroDefOf, heroFactsOf, openOf, scenarioOf } from '../sight.ts';
import { centreOf, type Point } from './geometry.ts';

/** The figures on the map: heroes in the colours of their seats, and the villain. */
export function Figures({ view, seats }: Pick<BoardProps, 'view' | 'seats'>) {
  const { faces, say } = useKit();
  const { heroes, villain, active } = openOf(view);
  const villainDef = defOf(scenarioOf(view)?.villain);
  const onMap = heroes.flatMap(({ at }, seat) => (at === NONE ? [] : [{ seat, at }]));
  return (
    <div className="rb-figures">
      {onMap.map(({ seat, at }) => {
        const def = heroDefOf(view, seat);
        const together = onMap.filter((other) => other.at === at);
        const place = together.findIndex((other) => other.seat === seat);
        const health = heroFactsOf(view, seat)?.values.health?.value;
        const name = def?.name ?? seats[seat]!.name;
        return (
          <Figure key={seat} at={at} shift={spread(place, together.length + Number(villain === at))}>
            <span className="rb-figure-hero" data-active={seat === active ? '' : undefined} title={name}>
              <Medallion
                icon={heroIcons[def?.id ?? ''] ?? anyHero}
                picture={faces.get(def?.id ?? '')?.picture}
                name={name}
                seat={seat}
                hue="river"
                size="100%"
                {...(health && { health: { damage: heroes[seat]!.damage, max: health } })}
              />
              <Act about={{ seat }} />
            </span>
          </Figure>
        );
      })}
      {villain !== NONE && villainDef && (
        <Figure at={villain} shift={spread(0, heroes.some(({ at }) => at === villain) ? 2 : 1, true)}>
          <span className="rb-figure-villain" title={villainDef.name}>
            <Medallion
              icon={villainIcons[villainDef.id] ?? anyVillain}
              picture={faces.get(villainDef.id)?.picture}
              name={say.say(['rb.board.villain-is', { name: villainDef.name }])}
              hue="blood"
              size="100%"
            />
          </span>
        </Figure>
      )}
    </div>
  );
}

/** Figures in one hex stand beside each other; the villain behind them. */
export function spread(place: number, all: number, isVillain = false): Point {
  if (isVillain) return all > 1 ? { x: 0, y: -26 } : { x: 0, y: 0 };
  if (all < 2) return { x: 0, y: 0 };
  const angle = (place / all) * 2 * Math.PI + Math.PI / 2;
  return { x: Math.round(24 * Math.cos(angle)), y: Math.round(20 * Math.sin(angle)) };
}

const STEP_MS = 380;

/** Something that stands in a hex. When the hex changes it goes there, whatever the map did meanwhile. */
function Figure({ at, shift, children }: { at: number; shift: Point; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  const centre = centreOf(at);
  const place = { x: centre.x + shift.x, y: centre.y + shift.y };

  useLayoutEffect(() => {
    if (last.current === at) return;
    const from = centreOf(last.current);
    last.current = at;
    const figure = element.current!;
    if (!wantsMotion()) {
      figure.animate([{ filter: 'drop-shadow(0 0 12px var(--moon))' }, { filter: 'none' }], 900);
      return;
    }
    const world = figure.closest<HTMLElement>('.rb-world');
    const zoom = Number(world?.style.getPropertyValue('--zoom')) || 1;
    const by = { x: (from.x - centreOf(at).x) * zoom, y: (from.y - centreOf(at).y) * zoom };
    const travel = figure.animate([{ translate: `${by.x}px ${by.y}px` }, { translate: 'none' }], {
      duration: STEP_MS,
      easing: 'cubic-bezier(.3,.7,.3,1)',
    });
    const skip = (): void => travel.finish();
    addEventListener('pointerdown', skip, { once: true });
    return () => removeEventListener('pointerdown', skip);
  }, [at]);

  return (
    <div
      ref={element}
      className="rb-figure"
      style={{ left: `calc(var(--zoom) * ${place.x}px)`, top: `calc(var(--zoom) * ${place.y}px)` }}
    >
      {children}
    </div>
  );
}

const wantsMotion = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  document.documentElement.dataset.motion !== 'off';
