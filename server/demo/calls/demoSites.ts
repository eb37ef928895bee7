/** An account's website, most visited pages first, and what brings visitors to it. `sale` is a usual one in whole units. */
export interface DemoSite {
  home: string;
  pages: readonly string[];
  keywords: readonly string[];
  campaigns: readonly string[];
  sale: number;
}

/** By the first letters of the account's key, so that branches share their business's site. */
const sites: Readonly<Record<string, DemoSite>> = {
  dental: {
    home: 'https://www.fernleighdental.example',
    pages: ['/', '/dental-implants', '/emergency-dentist', '/check-ups', '/fees', '/invisalign'],
    keywords: ['emergency dentist', 'dental implants cost', 'dentist near me', 'dentist open saturday'],
    campaigns: ['Implants', 'Emergency', 'Brand'],
    sale: 420,
  },
  cars: {
    home: 'https://www.coastlinemotors.example',
    pages: ['/', '/used-cars', '/new-cars', '/service', '/finance', '/sell-your-car'],
    keywords: ['used cars gold coast', 'car service near me', 'hybrid suv price', 'sell my car'],
    campaigns: ['Used cars', 'Service specials', 'End of year'],
    sale: 1900,
  },
  plumbing: {
    home: 'https://www.ironbarkplumbing.example',
    pages: ['/', '/blocked-drains', '/hot-water', '/burst-pipes', '/gas-fitting'],
    keywords: ['emergency plumber', 'blocked drain', 'hot water repair', 'plumber 24 hours'],
    campaigns: ['Emergency', 'Hot water'],
    sale: 380,
  },
  estate: {
    home: 'https://www.kestrelvale.example',
    pages: ['/', '/for-sale', '/rentals', '/appraisal', '/property-management'],
    keywords: ['houses for sale fremantle', 'rental agents perth', 'property appraisal'],
    campaigns: ['Appraisals', 'Spring listings'],
    sale: 2400,
  },
  law: {
    home: 'https://www.whitlocklegal.example',
    pages: ['/', '/family-law', '/wills', '/conveyancing', '/first-consultation'],
    keywords: ['family lawyer', 'conveyancer near me', 'make a will'],
    campaigns: ['Family law', 'Conveyancing'],
    sale: 950,
  },
  windows: {
    home: 'https://www.thornburywindows.example',
    pages: ['/', '/double-glazing', '/doors', '/conservatories', '/quote'],
    keywords: ['double glazing prices', 'upvc windows leeds', 'front doors'],
    campaigns: ['Double glazing', 'Winter offer'],
    sale: 1600,
  },
  solar: {
    home: 'https://www.kaurisolar.example',
    pages: ['/', '/solar-panels', '/batteries', '/savings-calculator', '/quote'],
    keywords: ['solar panels auckland', 'solar battery price', 'solar quotes'],
    campaigns: ['Batteries', 'Summer offer'],
    sale: 2100,
  },
};

const shop: DemoSite = {
  home: 'https://www.highstreet.example',
  pages: ['/', '/opening-hours', '/bookings', '/prices'],
  keywords: ['open now near me', 'book online'],
  campaigns: ['Local'],
  sale: 60,
};

export function siteOf(account: string): DemoSite {
  return Object.entries(sites).find(([start]) => account.startsWith(start))?.[1] ?? shop;
}
