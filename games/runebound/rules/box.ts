import { content } from '../content/index.ts';
import { RuneboundBox } from './catalogue.ts';
import { fromText } from './scenario/components.ts';

/** The box as it is printed. Content is written with the words of the rules, so only what no card uses may import this. */
export const printedBox = new RuneboundBox(content);

/** The box with the components that a scenario has made up. */
export const boxWith = (components: string | null): RuneboundBox =>
  components === null ? printedBox : printedBox.with(fromText(components));
