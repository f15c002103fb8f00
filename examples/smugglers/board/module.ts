import type { BoardModule, CardFace } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';
import type { IconType } from 'react-icons';
import { GiBarrel, GiPearlNecklace, GiRolledCloth, GiSaltShaker, GiTeapotLeaves } from 'react-icons/gi';
import { type Good, goods } from '../content/goods.ts';
import { Party } from './party.tsx';

const icons: Record<string, IconType> = {
  tea: GiTeapotLeaves,
  salt: GiSaltShaker,
  rum: GiBarrel,
  silk: GiRolledCloth,
  pearl: GiPearlNecklace,
};

const faceOf = ({ id, name, worth }: Good, { say }: Speaker): CardFace => ({
  id,
  name,
  kind: say('smugglers.good'),
  hue: 'gold',
  icon: icons[id]!,
  cost: worth,
  costName: say('smugglers.worth'),
  text: [say(['smugglers.text.good', { worth }])],
  rules: ['SM-SELL-01'],
});

/** Smugglers needs no board of its own: the plain one shows it well. */
export const module: BoardModule = { cards: (say) => goods.map((good) => faceOf(good, say)), Party };
