/** A line of flavour for each story card, by its id. */
export const storyFlavour: { readonly [card: string]: string } = {
  'the-master': 'He takes no pupils. He takes your worst habit, and leaves you his.',
  'beneath-the-water': 'A drowned library still has its catalogue. Hold your breath.',
  'the-archivists': 'They have all of it in writing. They also have a fee.',
  'the-old-dragonslayer': 'He killed one, forty winters ago. Hit him, and he may tell you how.',
  'vigil-before-dawn': 'Stay awake until the stars have told the whole of it.',
  'the-herald-on-the-ridge': 'He shouts his master’s titles. One of them is a weakness.',
  'wings-at-dusk': 'First the dogs went quiet. Then the roof did.',
  'a-peddler-of-secrets': 'Two coins for the one about the scale. Three if you want it true.',
  'what-the-hunters-found': 'The tracks lead up the cliff, and out into the air.',
  'a-new-spring': 'The snow goes, and what lay under it has come up again.',

  'the-open-graves': 'The earth lies on the wrong side of the holes.',
  'the-fen-dead': 'They came up with the lilies, and will not go down with them.',
  'fever-at-the-fair': 'The stalls are open. It is the customers who worry people.',
  'the-last-garrison': 'Nine men hold the wall. There were ninety, and they are below it.',
  'the-bell-of-suvar': 'It was cast to call the living. Ring it, and see who leaves.',
  'the-stitched-host': 'Hear the needle going, all night, down in the hollow.',
  'the-dead-rise': 'Somebody knocked. Nobody had been out there since the burial.',
  'a-company-without-a-captain': 'Good soldiers, unpaid. They are looking for the word forward.',
  'a-night-without-stars': 'The sky has shut its eyes. Something else has opened one.',
  'the-dead-walk-on': 'They do not hurry. They have not stopped, either.',
};
