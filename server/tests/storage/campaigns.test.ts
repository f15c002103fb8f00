import { newCampaign, renameCampaign } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game as smugglers } from '../../../examples/smugglers/rules/index.ts';
import { newId } from '../../src/ids.ts';
import { backUp, restoreBackup } from '../../src/storage/backup.ts';
import { openStorage } from '../../src/storage/index.ts';
import { type DatabaseHouse, houses, sqliteHouse } from '../kit/databases.ts';

const seat = (person: string) => ({ kind: 'person', name: person, person, level: null }) as const;
const campaignOf = () =>
  newCampaign(smugglers, {
    id: newId(),
    name: 'Bay',
    seats: [seat('ann'), seat('bob')],
    options: {},
    created: 1,
  });

describe.each(houses)('stored campaigns, on %s', (_, openHouse) => {
  let house: DatabaseHouse;
  beforeAll(async () => {
    house = await openHouse();
  }, 60_000);
  afterAll(() => house?.close(), 60_000);

  it('are found by all who play, and changed only as they were read', { timeout: 60_000 }, async () => {
    const storage = await openStorage(await house.fresh());
    const campaign = campaignOf();
    await storage.campaigns.insert(campaign, 'host');
    const record = (await storage.campaigns.find(campaign.id))!;
    expect(record).toEqual({ campaign, host: 'host', version: 1, knowers: [] });
    for (const person of ['ann', 'bob', 'host'])
      expect(await storage.campaigns.ofPerson(person)).toHaveLength(1);
    expect(await storage.campaigns.ofPerson('cid')).toEqual([]);
    const cove = renameCampaign(campaign, 'Cove');
    expect(await storage.campaigns.change(record, cove)).toBe(true);
    expect(await storage.campaigns.change(record, renameCampaign(campaign, 'Cape'))).toBe(false);
    expect((await storage.campaigns.find(campaign.id))!.campaign.name).toBe('Cove');
    await storage.close();
  });

  it('are in backups', { timeout: 60_000 }, async () => {
    const place = await house.fresh();
    const storage = await openStorage(place);
    const campaign = campaignOf();
    await storage.campaigns.insert(campaign, 'host');
    await storage.close();
    const other = sqliteHouse();
    const restored = await other.fresh();
    await restoreBackup(restored, backUp(place));
    const again = await openStorage(restored);
    expect((await again.campaigns.find(campaign.id))!.campaign).toEqual(campaign);
    expect(await again.campaigns.ofPerson('bob')).toHaveLength(1);
    await again.close();
    await other.close();
  });
});
