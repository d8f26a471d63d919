// The manager of locations. It knows none: permission is denied when it is requested, and whatever needs
// it fails afterwards, in the next turn of the main queue.

import Foundation
import SegueWorld

/// An object with which an app requests locations.
open class CLLocationManager: NSObject {
  /// The object that is told of permission and failures. It is called with the status of the
  /// permission in the next turn of the main queue after it has first been set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { introduce() } }
  }
  private var isIntroduced = false
  /// Whether updates have been started and not yet failed.
  private var isWaiting = false

  // MARK: Settings, which are stored

  /// The accuracy that the app needs.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The movement in meters that the app wants to be told of.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the locations are used for.
  open var activityType = CLActivityType.other
  /// Whether updates may pause.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates continue in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar shows updates in the background.
  open var showsBackgroundLocationIndicator = false
  /// The turn in degrees that the app wants to be told of.
  open var headingFilter: CLLocationDegrees = 1
  /// The orientation that headings are relative to.
  open var headingOrientation = CLDeviceOrientation.portrait

  // MARK: What is known

  /// The last location: `nil`, since none is known.
  open var location: CLLocation? { nil }
  /// The last heading: `nil`, since none is known.
  open var heading: CLHeading? { nil }
  /// The regions that are monitored: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// The beacons that are searched for: none.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// The largest radius of a region in meters; negative, since none can be monitored.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Whether the app may use locations.
  open var authorizationStatus: CLAuthorizationStatus { Self.status }
  /// How precise locations may be.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Whether the app may show widgets with locations.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// Returns whether the app may use locations.
  open class func authorizationStatus() -> CLAuthorizationStatus { status }
  /// Returns `true`: the user has denied locations to the app, not to the device.
  open class func locationServicesEnabled() -> Bool { true }
  /// Returns `false`, because there is no compass.
  open class func headingAvailable() -> Bool { false }
  /// Returns `false`, because there are no locations.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Returns `false`, because there are no locations.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns `false`, because there are no beacons.
  open class func isRangingAvailable() -> Bool { false }
  /// Returns `false`, because there are no locations.
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  private static var status: CLAuthorizationStatus {
    guard World.isRunningHere else { return .notDetermined }
    return MainActor.assumeIsolated { LocationPermission.current.status }
  }

  // MARK: Permission

  private func introduce() {
    guard !isIntroduced else { return }
    isIntroduced = true
    nonisolated(unsafe) let manager = self
    LocationEvents.after { MainActor.assumeIsolated { LocationPermission.current.add(manager) } }
    tellPermission()
  }

  private func tellPermission() {
    LocationEvents.after { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }

  func permissionDidChange() {
    tellPermission()
    if isWaiting { fail() }
  }

  /// Asks for permission, which is denied in the next turn of the main queue.
  open func requestWhenInUseAuthorization() { ask() }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open func requestAlwaysAuthorization() { ask() }
  /// Asks for precise locations, which are denied.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    ask()
    LocationEvents.after { completion?(CLError(.denied)) }
  }

  private func ask() {
    nonisolated(unsafe) let manager = self
    LocationEvents.after {
      MainActor.assumeIsolated {
        // A manager in a static variable may belong to an earlier launch of the app.
        LocationPermission.current.add(manager)
        LocationPermission.current.ask()
      }
    }
  }

  // MARK: Updates

  /// Starts updates, which fail as soon as the permission has been denied.
  open func startUpdatingLocation() {
    isWaiting = true
    if authorizationStatus != .notDetermined { fail() }
  }
  /// Stops updates.
  open func stopUpdatingLocation() { isWaiting = false }
  /// Requests one location, which fails.
  open func requestLocation() {
    isWaiting = true
    fail()
  }
  /// Starts updates, which fail as soon as the permission has been denied.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Stops updates.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  /// Has no effect: there are no visits.
  open func startMonitoringVisits() {}
  /// Has no effect: there are no visits.
  open func stopMonitoringVisits() {}
  /// Has no effect: there is no compass.
  open func startUpdatingHeading() {}
  /// Has no effect: there is no compass.
  open func stopUpdatingHeading() {}
  /// Has no effect: no page for the calibration is shown.
  open func dismissHeadingCalibrationDisplay() {}
  /// Has no effect: there are no locations.
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {}
  /// Has no effect: there are no locations.
  open func disallowDeferredLocationUpdates() {}

  private func fail() {
    LocationEvents.after { [weak self] in
      guard let self, isWaiting else { return }
      isWaiting = false
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }

  // MARK: Regions and beacons

  /// Fails in the next turn of the main queue: regions cannot be monitored.
  open func startMonitoring(for region: CLRegion) {
    LocationEvents.after { [weak self] in
      guard let self else { return }
      delegate?.locationManager(
        self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  /// Has no effect: no region is monitored.
  open func stopMonitoring(for region: CLRegion) {}
  /// Reports an unknown state in the next turn of the main queue.
  open func requestState(for region: CLRegion) {
    LocationEvents.after { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didDetermineState: .unknown, for: region)
    }
  }
  /// Fails in the next turn of the main queue: there are no beacons.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    LocationEvents.after { [weak self] in
      guard let self else { return }
      delegate?.locationManager(
        self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }
  /// Has no effect: no beacons are searched for.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Has no effect: there are no beacons.
  open func startRangingBeacons(in region: CLBeaconRegion) {}
  /// Has no effect: no beacons are searched for.
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
}
