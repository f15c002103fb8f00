export const SEARCH_TOKEN = 'search-token';
export const UNIQUE_TOKEN = 'unique-search-token';
