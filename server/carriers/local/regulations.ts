interface Field {
  machine_name: string;
  friendly_name: string;
}

/** What a country asks for, as Twilio describes it. */
export interface Regulation {
  sid: string;
  iso_country: string;
  number_type: string;
  end_user_type: string;
  requirements: {
    end_user: { name: string; type: string; detailed_fields: Field[] }[];
    supporting_document: {
      name: string;
      requirement_name: string;
      description: string;
      accepted_documents: { type: string; name: string; detailed_fields: Field[] }[];
    }[][];
  };
}

const business: Field[] = [
  { machine_name: 'business_name', friendly_name: 'Business name' },
  { machine_name: 'business_registration_number', friendly_name: 'Registration number' },
];
const person: Field[] = [
  { machine_name: 'first_name', friendly_name: 'First name' },
  { machine_name: 'last_name', friendly_name: 'Last name' },
];
const address: Field = { machine_name: 'address_sids', friendly_name: 'Address' };
const documentNumber: Field = { machine_name: 'document_number', friendly_name: 'Document number' };

/** Where numbers need documents; elsewhere they are rented without. */
const strict: ReadonlySet<string> = new Set([
  'AU mobile',
  'DE local',
  'GB local',
  'GB mobile',
  'IT local',
  'IT mobile',
]);

/** Undefined where nothing is asked for. */
export function regulationFor(country: string, network: string, holder: string): Regulation | undefined {
  const isBusiness = holder === 'business';
  if (!strict.has(`${country} ${network}`) || !(isBusiness || holder === 'individual')) return undefined;
  const fields = isBusiness ? business : person;
  const identity = isBusiness
    ? { type: 'commercial_registrar_excerpt', name: 'Excerpt of the commercial register', detailed_fields: business }
    : { type: 'passport', name: 'Passport', detailed_fields: [...person, documentNumber] };
  return {
    sid: ['RN', country, network, holder].join('.'),
    iso_country: country,
    number_type: network,
    end_user_type: holder,
    requirements: {
      end_user: [{ name: isBusiness ? 'Business' : 'Person', type: holder, detailed_fields: fields }],
      supporting_document: [
        [
          {
            name: isBusiness ? 'Proof of the business' : 'Proof of identity',
            requirement_name: 'identity',
            description: 'Issued by the authorities, and not expired',
            accepted_documents: [identity],
          },
          {
            name: 'Proof of address',
            requirement_name: 'address',
            description: 'Not older than three months',
            accepted_documents: [
              { type: 'utility_bill', name: 'Utility bill', detailed_fields: [address] },
              { type: 'rent_receipt', name: 'Rent receipt', detailed_fields: [address, documentNumber] },
            ],
          },
        ],
      ],
    },
  };
}
