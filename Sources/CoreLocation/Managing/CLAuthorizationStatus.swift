// Whether an app may use locations. The first request is denied, as by a user who declines.

import Foundation
import SegueWorld

/// Whether an app may use locations.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The app may not ask.
  case restricted
  /// The user has declined.
  case denied
  /// The user has permitted locations at any time.
  case authorizedAlways
  /// The user has permitted locations while the app is in use.
  case authorizedWhenInUse
  /// An older name of `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How precise the locations of an app may be.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As precise as the device can.
  case fullAccuracy
  /// A few kilometers.
  case reducedAccuracy
}

/// What locations are used for.
public enum CLActivityType: Int, Sendable {
  /// Anything.
  case other = 1
  /// Driving a car.
  case automotiveNavigation
  /// Walking, running or cycling.
  case fitness
  /// Moving in another vehicle.
  case otherNavigation
  /// Flying.
  case airborne
}

/// The permission of the app in one world, and the managers that are told of its changes.
@MainActor
final class LocationPermission {
  private struct Known {
    weak var manager: CLLocationManager?
  }

  private(set) var status = CLAuthorizationStatus.notDetermined
  private var managers: [Known] = []

  static var current: LocationPermission {
    World.current.associatedObject { LocationPermission() }
  }

  /// Remembers a manager, in the order in which managers have delegates or ask.
  func add(_ manager: CLLocationManager) {
    managers.removeAll { $0.manager == nil }
    guard !managers.contains(where: { $0.manager === manager }) else { return }
    managers.append(Known(manager: manager))
  }

  /// Denies the permission, if the user has not been asked, and tells all managers.
  func ask() {
    guard status == .notDetermined else { return }
    status = .denied
    World.current.warn(
      "CLLocationManager: location is not available; the app's request for permission is denied, "
        + "as by a user who declines")
    for known in managers { known.manager?.permissionDidChange() }
  }
}
