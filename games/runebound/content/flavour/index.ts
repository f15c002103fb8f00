import { adventureFlavour } from './adventures.ts';
import { assetFlavour } from './assets.ts';
import { peopleFlavour } from './people.ts';
import { skillFlavour } from './skills.ts';
import { storyFlavour } from './stories.ts';

/** Lines of flavour by the id of their card, which players read as `rb.flavour.<card>`. */
export const flavour: { readonly [card: string]: string } = {
  ...peopleFlavour,
  ...assetFlavour,
  ...skillFlavour,
  ...storyFlavour,
  ...adventureFlavour,
};
