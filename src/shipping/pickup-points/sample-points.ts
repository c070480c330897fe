/** What the stand-in for the carrier's map gives: made up, in the carrier's own form, and with more than anybody needs. */
export interface SamplePoint {
  name: string
  type: string[]
  status: string
  address: { line1: string; line2: string }
  location: { latitude: number; longitude: number }
  opening_hours: string
  payment_point_descr: string | null
  distance: null
}

const point = (
  code: string,
  line1: string,
  line2: string,
  latitude: number,
  longitude: number,
  opening_hours = '24/7',
): SamplePoint => ({
  name: `DEMO-${code}`,
  type: ['parcel_locker'],
  status: 'Operating',
  address: { line1, line2 },
  location: { latitude, longitude },
  opening_hours,
  payment_point_descr: null,
  distance: null,
})

export const samplePoints: SamplePoint[] = [
  point('BIA01', 'ul. Młyńska 4', '15-401 Białystok', 53.132, 23.169),
  point('GDA01', 'ul. Nadbrzeżna 12', '80-839 Gdańsk', 54.352, 18.647),
  point('KRA01', 'ul. Żupna 7', '31-042 Kraków', 50.062, 19.937),
  point('LUB01', 'ul. Solna 21', '20-021 Lublin', 51.247, 22.568, '06:00–23:00'),
  point('POZ01', 'ul. Targowa 3', '61-772 Poznań', 52.408, 16.934),
  point('SZC01', 'ul. Portowa 18', '70-225 Szczecin', 53.428, 14.553),
  point('WAW01', 'ul. Szara 9', '00-420 Warszawa', 52.229, 21.012),
  point('WRO01', 'ul. Rzeczna 15', '50-110 Wrocław', 51.108, 17.038),
]
