import type { BoardModule } from '@questwright/board-kit';
import {
  GiBleedingWound,
  GiCheckMark,
  GiCrossedSwords,
  GiDeathSkull,
  GiEvilMoon,
  GiHearts,
  GiRoundStar,
  GiShield,
  GiSpikedShield,
  GiSpyglass,
} from 'react-icons/gi';

export const AttackIcon = GiCrossedSwords;
export const HealthIcon = GiHearts;
export const ResilienceIcon = GiSpikedShield;
export const WoundIcon = GiBleedingWound;
export const SuccessIcon = GiCheckMark;
export const CriticalIcon = GiRoundStar;
export const DefenseIcon = GiShield;
export const CounterattackIcon = GiCrossedSwords;
export const ThreatIcon = GiDeathSkull;
export const ExplorationIcon = GiSpyglass;
export const ShadowsIcon = GiEvilMoon;

/** Symbols that may stand in texts, as `[wound]`. */
export const symbols: NonNullable<BoardModule['symbols']> = {
  wound: { icon: WoundIcon, text: 'ht.board.wounds' },
  success: { icon: SuccessIcon, text: 'ht.board.successes' },
  threat: { icon: ThreatIcon, text: 'ht.face.threat' },
};
