/** A line of flavour for each hero, villain and enemy of a story card, by its id. */
export const peopleFlavour: { readonly [card: string]: string } = {
  corbin: 'He has never lost a wager that he could settle by hand.',
  'elder-mok': 'The spirits talk to him all day. Now and then they have a point.',
  laurel: 'She was lost once, when she was four. She did not care for it.',
  'lord-hawthorne': 'His family has owned the hill for ages. He is taking it further.',
  lyssa: 'Cats are said to have nine lives. She has stopped counting.',
  'master-thorn': 'He could walk there. He could also do his own laundry.',

  'high-lord-margath': 'He does not want the city. He wants it to have been his all along.',
  'vorakesh-corpse-king': 'A king needs subjects. He found a great many who do not argue.',
  ashwing: 'He flies ahead and tells the villages whose they are.',
  'the-grave-wright': 'Nothing is wasted. That is the worst of it.',
};
