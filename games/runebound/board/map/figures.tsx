import { Act, type BoardProps, Medallion, type Point, useKit, Walker } from '@questwright/board-kit';
import { NONE } from '../../rules/state.ts';
import { anyHero, anyVillain, heroIcons, villainIcons } from '../icons.ts';
import { defOf, heroDefOf, heroFactsOf, openOf, scenarioOf } from '../sight.ts';
import { centreOf } from './geometry.ts';

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
          <Walker
            key={seat}
            name="rb-figure"
            at={centreOf(at)}
            shift={spread(place, together.length + Number(villain === at))}
          >
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
          </Walker>
        );
      })}
      {villain !== NONE && villainDef && (
        <Walker
          name="rb-figure"
          at={centreOf(villain)}
          shift={spread(0, heroes.some(({ at }) => at === villain) ? 2 : 1, true)}
        >
          <span className="rb-figure-villain" title={villainDef.name}>
            <Medallion
              icon={villainIcons[villainDef.id] ?? anyVillain}
              picture={faces.get(villainDef.id)?.picture}
              name={say.say(['rb.board.villain-is', { name: villainDef.name }])}
              hue="blood"
              size="100%"
            />
          </span>
        </Walker>
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
