/** Gives a text to the person as a file. */
export function download(name: string, text: string, type = 'application/x-ndjson'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What a match file is called. */
export const matchFileName = (game: string, at = new Date()): string =>
  `${game}-${at.toISOString().slice(0, 16).replace(/[:T]/g, '-')}.questwright`;

/** What a campaign file is called, after the name that its players gave it. */
export const campaignFileName = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'campaign'}.questwright`;
};
