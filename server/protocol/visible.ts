/*
 * Which texts can be shown to others as they are. Invisible characters let one name look like another, or like none;
 * but some of them are needed to write: they join the parts of an emoji, and letters of certain scripts.
 */

/** An emoji with all that may be invisible in it: how it is shown, its skin, what it is joined with, a flag's region. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\ufe0e|\ufe0f|\p{Emoji_Modifier})*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*)*(?:[\u{e0020}-\u{e007e}]+\u{e007f})?|[0-9#*]\ufe0f\u20e3/gu;

/** Between letters of these scripts it makes a difference whether they are joined. */
const JOINED =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])[\u200c\u200d](?=\p{L})/gu;

/** What nobody sees, and blanks that are no spaces. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|\p{Cs}/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const hasInvisible = (text: string): boolean =>
  INVISIBLE.test(text.replaceAll(EMOJI, '').replaceAll(JOINED, ''));

export const hasVisible = (text: string): boolean => VISIBLE.test(text);
