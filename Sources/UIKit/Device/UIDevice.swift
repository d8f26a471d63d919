// The device of a world: what code asks about it has one answer for every machine.

import Foundation

/// The device that the interface runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one there is.
  public static var current: UIDevice { World.current.belonging { UIDevice() } }

  @preconcurrency @MainActor override init() { super.init() }

  /// Its name.
  open var name: String { model }
  /// What it is.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What it is, in the user's language: the same.
  open var localizedModel: String { model }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The version of the system that is mirrored here.
  open var systemVersion: String { "17.0" }
  /// Phone or tablet, as the screen's traits say.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIKitState.current.traits.screen.userInterfaceIdiom
  }
  /// The same for every device.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// How it is held, which follows from the shape of the screen.
  open var orientation: UIDeviceOrientation {
    UIKitState.current.screen.interfaceOrientation.isLandscape ? .landscapeRight : .portrait
  }
  /// Whether turns are told: there are none to tell.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Asks to be told of turns.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Asks no longer.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Whether several things run at once.
  open var isMultitaskingSupported: Bool { true }

  /// Posted when the device is turned, as a scene's step does.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
