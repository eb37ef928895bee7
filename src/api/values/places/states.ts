/** A state or province, with a point about its middle. */
export interface State {
  name: string;
  lat: number;
  lon: number;
}

/** ISO 3166-2 codes of Australia, the United States and Canada: latitude, longitude, name. */
const table = `
AU-ACT -35.5 149.0 Australian Capital Territory
AU-NSW -32.2 147.0 New South Wales
AU-NT -19.5 133.5 Northern Territory
AU-QLD -22.5 144.5 Queensland
AU-SA -30.0 135.5 South Australia
AU-TAS -42.0 146.6 Tasmania
AU-VIC -36.9 144.3 Victoria
AU-WA -25.5 122.3 Western Australia
CA-AB 55.0 -114.5 Alberta
CA-BC 54.5 -125.0 British Columbia
CA-MB 55.0 -97.5 Manitoba
CA-NB 46.6 -66.4 New Brunswick
CA-NL 53.5 -60.5 Newfoundland and Labrador
CA-NS 45.1 -63.2 Nova Scotia
CA-NT 64.5 -118.5 Northwest Territories
CA-NU 66.0 -95.5 Nunavut
CA-ON 50.5 -86.0 Ontario
CA-PE 46.35 -63.2 Prince Edward Island
CA-QC 52.5 -72.0 Quebec
CA-SK 54.5 -106.0 Saskatchewan
CA-YT 63.5 -135.5 Yukon
US-AK 64.5 -152.5 Alaska
US-AL 32.8 -86.8 Alabama
US-AR 34.8 -92.4 Arkansas
US-AZ 34.3 -111.7 Arizona
US-CA 37.2 -119.5 California
US-CO 39.0 -105.5 Colorado
US-CT 41.6 -72.7 Connecticut
US-DC 38.9 -77.02 District of Columbia
US-DE 39.0 -75.5 Delaware
US-FL 28.3 -81.7 Florida
US-GA 32.7 -83.4 Georgia
US-HI 19.6 -155.5 Hawaii
US-IA 42.0 -93.5 Iowa
US-ID 44.3 -114.5 Idaho
US-IL 40.0 -89.2 Illinois
US-IN 39.9 -86.3 Indiana
US-KS 38.5 -98.4 Kansas
US-KY 37.5 -85.3 Kentucky
US-LA 31.0 -92.0 Louisiana
US-MA 42.3 -71.9 Massachusetts
US-MD 39.2 -76.8 Maryland
US-ME 45.4 -69.2 Maine
US-MI 44.0 -84.7 Michigan
US-MN 46.3 -94.3 Minnesota
US-MO 38.4 -92.5 Missouri
US-MS 32.7 -89.7 Mississippi
US-MT 47.0 -109.6 Montana
US-NC 35.5 -79.4 North Carolina
US-ND 47.4 -100.5 North Dakota
US-NE 41.5 -99.8 Nebraska
US-NH 43.7 -71.6 New Hampshire
US-NJ 40.2 -74.6 New Jersey
US-NM 34.4 -106.1 New Mexico
US-NV 39.3 -116.6 Nevada
US-NY 42.9 -75.5 New York
US-OH 40.3 -82.8 Ohio
US-OK 35.6 -97.5 Oklahoma
US-OR 43.9 -120.6 Oregon
US-PA 40.9 -77.8 Pennsylvania
US-RI 41.7 -71.58 Rhode Island
US-SC 33.9 -80.9 South Carolina
US-SD 44.4 -100.2 South Dakota
US-TN 35.9 -86.4 Tennessee
US-TX 31.4 -99.3 Texas
US-UT 39.3 -111.7 Utah
US-VA 37.5 -78.8 Virginia
US-VT 44.0 -72.7 Vermont
US-WA 47.4 -120.5 Washington
US-WI 44.6 -89.9 Wisconsin
US-WV 38.6 -80.6 West Virginia
US-WY 43.0 -107.5 Wyoming
`;

const states: ReadonlyMap<string, State> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', lat, lon, ...name] = line.split(' ');
      return [code, { name: name.join(' '), lat: Number(lat), lon: Number(lon) }];
    }),
);

/** A state by its code, `AU-VIC`; undefined for those of other countries. */
export function stateOf(code: string): State | undefined {
  return states.get(code);
}

/** The codes of all states that have a point. */
export const stateCodes: readonly string[] = [...states.keys()];
