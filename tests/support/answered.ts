/** The fixture's facts with every optional fact filled in, so that the pages show all they can: many rows, long names. */
import { excluded, services } from './services.ts';

/** Returns the facts of the fixture, before they are checked, with every optional fact filled in. */
export function answered<Facts extends { package: object; policy: { refund: object } }>(
  facts: Facts,
) {
  const included = 'hotel flight visa zam-zam food ziyarat transportation umrah-kit laundry'.split(
    ' ',
  );
  const from = 'Kolkata';
  const hotelMakkah = 'Example House Ajyad';
  const hotelMadinah = 'Example Garden Madinah';
  const hotels = { hotelMakkah, hotelMadinah };
  const flight = { ...hotels, from, airline: 'Example Air', direct: true, baggageKilos: 30 };
  const airline = 'Example International Airways';
  const byMuscat = { ...hotels, from, airline, via: 'Muscat', baggageKilos: 46 };
  const rooms = { four: 88000, three: 96000, two: 112000, one: 154000 };
  Object.assign(rooms, { child: 71000, childNoBed: 62000, infant: 19000 });
  const dearer = (more: number) =>
    Object.fromEntries(Object.entries(rooms).map(([name, price]) => [name, price + more]));
  const nights = { nightsMakkah: 12, nightsMadinah: 9 };
  const fortnight = { days: 15, nightsMakkah: 8, nightsMadinah: 6 };
  return {
    ...facts,
    package: {
      ...facts.package,
      services: services(included, ['gst', 'tcs', ...excluded]),
      price: null,
      rooms,
      childUnder: 12,
      infantUnder: 2,
      taxes: { gst: 5, tcs: 2, tcsOn: 'total' },
      zamZamLitres: 5,
      meals: 'breakfastAndDinner',
      indianFood: 'yes',
    },
    payment: {
      checked: '2031-01-10',
      advance: 25000,
      balanceDays: 30,
      account: 'Noor Hajj and Umrah Travels Private Limited',
    },
    departures: {
      checked: '2031-01-12',
      list: [
        { date: '2031-03-02', ...fortnight, ...byMuscat, rooms: dearer(44000) },
        { date: '2031-01-15', ...fortnight, ...flight, price: 88000 },
        { date: '2031-02-01', ...fortnight, ...flight, price: 88000 },
        { date: '2031-02-15', days: 22, ...nights, ...flight, rooms: dearer(11000) },
        { date: '2031-03-30', days: 30, ...nights, ...byMuscat, rooms: dearer(11000) },
        { date: '2031-09-30', ...fortnight, ...flight, price: 88000 },
        { date: '2031-10-07', ...fortnight, ...byMuscat, price: 88000 },
        { date: '2031-10-21', ...fortnight, ...flight, price: 88000 },
      ],
    },
    policy: {
      ...facts.policy,
      refund: {
        ...facts.policy.refund,
        steps: [
          { daysBefore: 30, paidBack: 80 },
          { daysBefore: 15, paidBack: 50 },
        ],
        neverPaidBack: 30000,
        stepsOf: 'refundable',
      },
      papers: ['passport', 'photographs', 'pan', 'aadhaar', 'vaccination'],
    },
    hotels: {
      checked: '2031-01-11',
      makkah: [
        { name: 'Example Towers Makkah, Endowment Building Number Five', metres: 650 },
        { name: 'Example House Ajyad', metres: 1900 },
      ],
      madinah: [
        { name: 'Example Garden Madinah', metres: 350 },
        { name: 'Example Residence al-Haram al-Nabawi by Example Hotels', metres: 50 },
      ],
    },
  };
}
