import type { IconType } from 'react-icons';
import {
  GiAcorn,
  GiAnchor,
  GiBearHead,
  GiCat,
  GiDeerHead,
  GiFox,
  GiKey,
  GiOwl,
  GiRaven,
  GiSnail,
  GiWolfHead,
} from 'react-icons/gi';
import { type TextKey, t } from '../texts/texts.ts';

/** The signs that people can choose from, so that they are known at every table. */
const signs: Readonly<Record<string, IconType>> = {
  owl: GiOwl,
  fox: GiFox,
  raven: GiRaven,
  wolf: GiWolfHead,
  bear: GiBearHead,
  deer: GiDeerHead,
  cat: GiCat,
  snail: GiSnail,
  acorn: GiAcorn,
  key: GiKey,
  anchor: GiAnchor,
};

export const signNames: readonly string[] = Object.keys(signs);

/** The sign of somebody; nothing if there is none, or none that is known here. */
export function Sign({ sign }: { sign: string | undefined }) {
  const Icon = signs[sign ?? ''];
  return Icon ? <Icon className="sign" role="img" aria-label={t(`sign.${sign}` as TextKey)} /> : null;
}
