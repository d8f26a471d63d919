// The device of a world, whose properties have the same values on every machine.

import Foundation
import SegueWorld

/// The device that the interface runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current world.
  public static var current: UIDevice { World.current.associatedObject { UIDevice() } }

  @preconcurrency @MainActor override init() { super.init() }

  /// The name of the device. Always equal to `model`.
  open var name: String { model }
  /// The model of the device: "iPad" or "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device as a localized string. Always equal to `model`.
  open var localizedModel: String { model }
  /// The name of the operating system. Always "iOS".
  open var systemName: String { "iOS" }
  /// The version of the operating system that this implementation mirrors.
  open var systemVersion: String { "17.0" }
  /// The kind of device, phone or tablet, according to the traits of the screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIKitState.current.traits.screen.userInterfaceIdiom
  }
  /// An identifier of the device. It is the same for every device.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// The physical orientation of the device, which follows from the orientation of the interface.
  open var orientation: UIDeviceOrientation {
    UIKitState.current.screen.interfaceOrientation.isLandscape ? .landscapeRight : .portrait
  }
  /// A Boolean value that indicates whether orientation notifications have been requested. The
  /// value is stored without effect.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Requests orientation notifications. Only sets `isGeneratingDeviceOrientationNotifications`.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Ends the request for orientation notifications. Only resets
  /// `isGeneratingDeviceOrientationNotifications`.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// A Boolean value that indicates whether the device supports multitasking. Always `true`.
  open var isMultitaskingSupported: Bool { true }

  /// The name of the notification that is posted when the device is rotated, as by a step of a
  /// scene.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
