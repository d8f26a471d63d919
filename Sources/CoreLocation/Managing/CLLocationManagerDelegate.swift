// What a manager tells its delegate. Only the methods about permission and failures are ever called.

import Foundation

/// The methods with which a location manager reports.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called in the next turn of the main queue after the delegate has been set, and when the
  /// permission has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called for delegates that do not have `locationManagerDidChangeAuthorization(_:)`.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when no location can be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called with new locations, of which there are none.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called with a new heading, of which there is none.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called to query whether a page for the calibration of the compass may be shown. It is not.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Called when the device has entered a region, which does not occur.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the device has left a region, which does not occur.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called with the state of a region that was requested: unknown.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Called when a region cannot be monitored.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
  /// Called when the monitoring of a region has begun, which does not occur.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called with beacons, of which there are none.
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Called with beacons, of which there are none.
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  /// Called when the search for beacons fails.
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error)
  /// Called when updates pause, which does not occur.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Called when updates continue, which does not occur.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Called with a visit, of which there is none.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
  /// Calls the method of older apps.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  /// Permits none by default.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  /// Does nothing by default.
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {}
  /// Does nothing by default.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing by default.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}
