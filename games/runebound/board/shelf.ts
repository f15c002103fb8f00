/**
 * The names of scenarios and heroes for the set-up page. The box is part of the first load, and the content is
 * not, so they stand here once more; a test holds them to the content.
 */
export const scenarios = [
  ['margath', 'The Ascendance of Margath', 'rb.box.margath'],
  ['corpse-king', 'The Corpse King', 'rb.box.corpse-king'],
] as const;

export const heroes = [
  ['corbin', 'Corbin'],
  ['elder-mok', 'Elder Mok'],
  ['laurel', 'Laurel of Bloodwood'],
  ['lord-hawthorne', 'Lord Hawthorne'],
  ['lyssa', 'Lyssa'],
  ['master-thorn', 'Master Thorn'],
] as const;
