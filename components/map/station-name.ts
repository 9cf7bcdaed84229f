/** A station's name as the map writes it. */
export function stationName(stations: { id: string; name: string }[], id: string): string {
  return stations.find((station) => station.id === id)?.name ?? id;
}
