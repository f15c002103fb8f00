import { Act, type BoardProps, Card, Explained, useFace, useKit } from '@questwright/board-kit';
import type { ReactNode } from 'react';
import { ASSET_TYPES, ATTRIBUTES } from '../../rules/definitions.ts';
import { ADVENTURES } from '../../rules/map/hexes.ts';
import { adventureHues, adventureIcons, assetIcons, attributeIcons } from '../icons.ts';
import { cardsOf, countOf, defOf, heroFactsOf, openOf, type Seen } from '../sight.ts';
import { CombatToken } from '../token.tsx';

type Of = { readonly seat: number; readonly size?: CardSize } & Pick<BoardProps, 'view'>;

function Section({
  name,
  count,
  about,
  children,
}: {
  name: string;
  count?: string;
  about?: string;
  children: ReactNode;
}) {
  return (
    <section className="rb-section" aria-label={name} data-about={about}>
      <h3>
        {name}
        {count !== undefined && <span className="kit-count">{count}</span>}
      </h3>
      <div className="rb-cards">{children}</div>
    </section>
  );
}

/** Cards of the hero who acts, or whom one plays, can be read where they lie. */
export type CardSize = 'thumb' | 'card';

export function SeenCard({ card, from, size = 'thumb' }: { card: Seen; from?: string; size?: CardSize }) {
  return <Card face={useFace(card.def)} about={{ card: card.id }} from={from} size={size} />;
}

/** The skills in hand: one's own to read, others' by their number. */
export function HandOf({ seat, view, size = 'thumb' }: Of) {
  const { say } = useKit();
  const most = heroFactsOf(view, seat)?.values.hand?.value ?? 0;
  const n = countOf(view, `hand:${seat}`);
  const hand = cardsOf(view, `hand:${seat}`);
  const isHidden = hand.length === 0 && n > 0;
  return (
    <Section name={say.say('rb.board.hand')} count={`${n}/${most}`} about={`zone:hand:${seat}`}>
      {hand.map((card) => (
        <SeenCard key={card.id} card={card} from="skill-deck" size={size} />
      ))}
      {isHidden && <p className="rb-quiet">{say.say(['rb.board.hidden-cards', { n }])}</p>}
      {n === 0 && <p className="rb-quiet">{say.say('rb.board.empty-hand')}</p>}
    </Section>
  );
}

/** One asset of each type: those that there are, and the slots that are free. */
export function Assets({ seat, view, size = 'thumb' }: Of) {
  const { say } = useKit();
  const assets = cardsOf(view, `assets:${seat}`);
  const types = assets.map(({ def }) => {
    const asset = defOf(def);
    return asset?.kind === 'asset' ? asset.type : null;
  });
  return (
    <Section name={say.say('rb.board.assets')}>
      {assets.map((card) => (
        <SeenCard key={card.id} card={card} from="asset-deck" size={size} />
      ))}
      <span className="rb-slots">
        {ASSET_TYPES.filter((type) => !types.includes(type)).map((type) => {
          const Icon = assetIcons[type];
          const name = say.say(['rb.board.no-asset', { type: [`rb.asset.${type}`] }]);
          return (
            <Explained key={type} why={{ title: name, rule: 'RB-ASSET-02' }}>
              <span className="rb-slot">
                <Icon aria-hidden="true" />
                <span className="sr-only">{name}</span>
              </span>
            </Explained>
          );
        })}
      </span>
    </Section>
  );
}

/** Learned skills, and how many of each attribute there may be. */
export function Learned({ seat, view, size = 'thumb' }: Of) {
  const { say } = useKit();
  const learned = cardsOf(view, `learned:${seat}`);
  const values = heroFactsOf(view, seat)?.values;
  const count = ATTRIBUTES.map((attribute) => {
    const n = learned.filter(({ def }) => {
      const skill = defOf(def);
      return skill?.kind === 'skill' && skill.attribute === attribute;
    }).length;
    return { attribute, n, max: Math.max(0, values?.[attribute]?.value ?? 0) };
  });
  return (
    <section className="rb-section" aria-label={say.say('rb.board.learned')}>
      <h3>
        {say.say('rb.board.learned')}
        <span className="rb-limits">
          {count.map(({ attribute, n, max }) => {
            const Icon = attributeIcons[attribute];
            const title = say.say([
              'rb.board.skill-limit',
              { n, max, attribute: [`rb.attribute.${attribute}`] },
            ]);
            return (
              <Explained key={attribute} why={{ title, rule: 'RB-SKILL-07' }}>
                <span className="rb-limit">
                  <Icon aria-hidden="true" />
                  <span className="sr-only">{say.say(`rb.attribute.${attribute}`)} </span>
                  {n}/{max}
                </span>
              </Explained>
            );
          })}
        </span>
      </h3>
      <div className="rb-cards">
        {learned.map((card) => (
          <SeenCard key={card.id} card={card} size={size} />
        ))}
        {learned.length === 0 && <p className="rb-quiet">{say.say('rb.board.nothing-learned')}</p>}
      </div>
    </section>
  );
}

/** Quests and rumors in front of a hero. */
export function Quests({ seat, view, size = 'thumb' }: Of) {
  const { say } = useKit();
  const held = [...cardsOf(view, `quests:${seat}`), ...cardsOf(view, `rumors:${seat}`)];
  if (held.length === 0) return null;
  return (
    <Section name={say.say('rb.board.quests')} count={String(held.length)}>
      {held.map((card) => (
        <SeenCard key={card.id} card={card} size={size} />
      ))}
    </Section>
  );
}

/** Trophies lie face down: their backs tell the kind, and only their owner knows more, until it shows them. */
export function Trophies({ seat, view }: Of) {
  const { say } = useKit();
  const trophies = cardsOf(view, `trophies:${seat}`);
  const kindOf = (card: Seen): unknown => card.back ?? backOf(card);
  return (
    <Section
      name={say.say('rb.board.trophies')}
      count={String(trophies.length)}
      about={`zone:trophies:${seat}`}
    >
      {ADVENTURES.map((kind) => {
        const mine = trophies.filter((card) => kindOf(card) === kind);
        const Icon = adventureIcons[kind];
        const title = say.say(['rb.board.trophies-of', { n: mine.length, kind: [`rb.kind.${kind}`] }]);
        const names = mine.flatMap(({ def }) => defOf(def)?.name ?? []);
        return (
          <span
            key={kind}
            className={`rb-trophy hue-${adventureHues[kind]}`}
            data-none={mine.length === 0 ? '' : undefined}
          >
            <Explained why={{ title, lines: names, rule: 'RB-SKILL-06' }}>
              <span
                className="rb-trophy-pile"
                data-travel={`trophies:${seat}:${kind}`}
                data-value={mine.length}
              >
                <Icon aria-hidden="true" />
                <span className="sr-only">{say.say(`rb.kind.${kind}`)} </span>
                <b>{mine.length}</b>
              </span>
            </Explained>
            {mine.map(({ id }) => (
              <Act key={id} about={{ card: id }} />
            ))}
          </span>
        );
      })}
    </Section>
  );
}

const backOf = ({ def }: Seen): string | undefined => {
  const card = defOf(def);
  return card && 'deck' in card ? (card.deck ?? undefined) : undefined;
};

/** The combat tokens that a hero casts. While it fights, they lie on the combat screen. */
export function Tokens({ seat, view }: Of) {
  const { say } = useKit();
  const tokens = cardsOf(view, `tokens:${seat}`);
  if (openOf(view).combat?.heroes.includes(seat)) return null;
  return (
    <Section name={say.say('rb.board.tokens')} count={String(tokens.length)}>
      <span className="rb-token-row">
        {tokens.map((token) => (
          <CombatToken key={token.id} token={token} />
        ))}
      </span>
    </Section>
  );
}
