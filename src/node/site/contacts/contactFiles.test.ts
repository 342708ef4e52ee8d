import { describe, expect, it } from 'vitest';
import { readCode } from '../../../../tests/setup/readCode';
import { companyConfig, resolveCompany } from '../company.fixture';
import { contactFiles } from './contactFiles';

const offered = async (more: object) => {
  const { config } = await companyConfig();
  config.pages[0]?.blocks.push({ type: 'offices', ...more } as never);
  return contactFiles(config);
};

describe('the files of offices', () => {
  it('are only there if a page offers them', async () => {
    expect([...(await offered({})).keys()]).toEqual([]);
  });

  it('are a vCard and a QR code for each office', async () => {
    const { config } = await companyConfig();
    const files = await offered({ card: 'Save', chatCode: 'Scan' });
    const ids = config.branches.map(({ id }) => id);
    expect([...files.keys()].toSorted()).toEqual(
      ids.flatMap((id) => [`/contact-cards/${id}.svg`, `/contact-cards/${id}.vcf`]).toSorted(),
    );
    expect(files.get(`/contact-cards/${ids[0]}.vcf`)).toMatch(/^BEGIN:VCARD\r\nVERSION:3.0\r\n/);
    expect(files.get(`/contact-cards/${ids[0]}.svg`)).toMatch(/^<svg /);
  });

  it('have a code that a reader takes for the link of the chat', async () => {
    const { config } = await companyConfig();
    const [file] = [...(await offered({ chatCode: 'Scan' })).values()];
    const link = new URL((await readCode(file ?? '')) ?? '');
    expect(link.searchParams.get('text')).toBe(config.chat?.greeting);
  });

  it('are published', async () => {
    const { files } = await resolveCompany(({ pages }) => {
      pages[0]?.blocks.push({ type: 'offices', card: 'Save' } as never);
    });
    expect([...files.keys()].some((url) => url.endsWith('.vcf'))).toBe(true);
  });
});
