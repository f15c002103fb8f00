import { createMatch, createRandom, writeMatch } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import { arrive } from '../../kit/client.ts';
import { someAnswer } from '../../kit/play.ts';
import { again, type Field, type Kind } from './kind.ts';

const ANSWERS = 30;

/** A match file that the server would take. */
function goodFile(seed: string, answers = ANSWERS): string {
  const match = createMatch({ game: magpies, options: {}, seats: ['Ann', 'Wren'], seed });
  const random = createRandom(seed);
  for (let i = 0; i < answers && match.choice; i++) {
    const { seat } = match.choice;
    match.answer(seat, someAnswer(match.view(seat).choice!, random));
  }
  return writeMatch(match, { secret: true });
}

const changed = (file: string, change: object): string => {
  const [head = '', ...rest] = file.split('\n');
  return [JSON.stringify({ ...JSON.parse(head), ...change }), ...rest].join('\n');
};

async function bring({ url, address }: Field, cookie: string, body: string): Promise<string> {
  const headers = { cookie, 'content-type': 'application/jsonl', 'x-forwarded-for': address };
  try {
    const response = await fetch(`${url}/api/matches`, { method: 'POST', headers, body });
    const { match, code } = (await response.json()) as { match?: string; code?: string };
    return match ? 'done' : code!;
  } catch {
    return 'hung up';
  }
}

const many: Kind = {
  name: 'bringing many match files at once',
  must: ['over-quota', 'too-fast'],
  atMost: ({ filesPerHour }, guests) => ({ done: (filesPerHour + 1) * guests }),
  async attack(field) {
    const { cookie } = await arrive(field.url, field.name, field.address);
    const file = goodFile(field.name);
    await again(field, async () => {
      const outcomes = await Promise.all([1, 2, 3].map(() => bring(field, cookie, file)));
      for (const outcome of outcomes) field.note(outcome);
    });
  },
};

const huge: Kind = {
  name: 'bringing huge match files',
  must: ['bad-file'],
  atMost: () => ({ done: 0 }),
  async attack(field) {
    const { cookie } = await arrive(field.url, field.name, field.address);
    const file = goodFile(field.name);
    const files = [
      // Without answers any seed is as good as another.
      changed(goodFile(field.name, 0), { seed: 's'.repeat(400_000) }),
      changed(file, { note: 'n'.repeat(4_000_000) }),
      changed(file, { options: { note: 'o'.repeat(400_000) } }),
      `${file.trim()}\n${'[0,"draw"]\n'.repeat(30_000)}`,
    ];
    await again(field, async (i) => field.note(await bring(field, cookie, files[i % files.length]!)));
  },
};

export const files = [many, huge];
