import { destinations, networkMap, sources } from '@/content/network';
import { solutions } from '@/content/solutions';
import { MapLine } from './map-line';
import { network } from './network';
import type { PlacedStation } from './network-layout';
import { px } from './px';
import { stationName } from './station-name';

/**
 * The home's drawing on wide screens: one line a solution, from where requests get on to where they arrive. Its two
 * sides keep their pixels; the rows between them take what the window gives.
 */
export function NetworkMap() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links has no HTML element of its own
    <div role="group" aria-label={networkMap.label} className="map">
      {solutions.map((solution) => (
        <MapLine key={solution.slug} solution={solution} />
      ))}
      {network.left.stations.map((station) => (
        <MapStation
          key={station.id}
          station={station}
          name={stationName(sources, station.id)}
          className="map-source"
        />
      ))}
      {network.right.stations.map((station) => (
        <MapStation
          key={station.id}
          station={station}
          name={stationName(destinations, station.id)}
          className="map-destination"
        />
      ))}
    </div>
  );
}

interface MapStationProps {
  station: PlacedStation;
  name: string;
  className: string;
}

/** A ring, stretched into a capsule over all the lines that stop there. */
function MapStation({ station: { top, bottom }, name, className }: MapStationProps) {
  return (
    <span className={`map-station ${className}`} style={px({ '--top': top, '--bottom': bottom })}>
      {name}
    </span>
  );
}
