// Restores maps.

import Foundation
import MapKit
import UIKit

extension NibLoader {
  /// Restores the settings of a map.
  func restoreMap(_ map: MKMapView, _ element: NibElement) {
    if let type = element.option("mapType", NibMaps.types) { map.mapType = type }
    if let isEnabled = element.flag("zoomEnabled") { map.isZoomEnabled = isEnabled }
    if let isEnabled = element.flag("scrollEnabled") { map.isScrollEnabled = isEnabled }
    if let isEnabled = element.flag("rotateEnabled") { map.isRotateEnabled = isEnabled }
    if let isEnabled = element.flag("pitchEnabled") { map.isPitchEnabled = isEnabled }
    if let shows = element.flag("showsUserLocation") { map.showsUserLocation = shows }
    if let shows = element.flag("showsBuildings") { map.showsBuildings = shows }
    if let shows = element.flag("showsPointsOfInterest") { map.showsPointsOfInterest = shows }
    if let shows = element.flag("showsCompass") { map.showsCompass = shows }
    if let shows = element.flag("showsScale") { map.showsScale = shows }
    if let shows = element.flag("showsTraffic") { map.showsTraffic = shows }
  }
}

/// The names of options of maps.
@MainActor
private enum NibMaps {
  static let types: KeyValuePairs<String, MKMapType> = [
    "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
    "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
    "mutedStandard": .mutedStandard,
  ]
}
