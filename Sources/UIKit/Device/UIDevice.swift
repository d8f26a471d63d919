// The device of a world, whose properties have the same values on every machine.

import Foundation
import SegueWorld

/// The device that the interface runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current world.
  public static var current: UIDevice { World.current.associatedObject { UIDevice() } }

  /// Creates another object for the same device. Code usually uses `current`.
  @preconcurrency @MainActor public override init() { super.init() }

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
  /// The state of a device's battery.
  public enum BatteryState: Int, Sendable {
    /// It is not known.
    case unknown
    /// The device runs on its battery.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }
  /// A Boolean value that indicates whether the app asks for the level of the battery. The default is
  /// `false`.
  open var isBatteryMonitoringEnabled = false
  /// The level of the battery from 0 to 1. Always -1, for not known, as in Apple's simulators.
  open var batteryLevel: Float { -1 }
  /// The state of the battery. Always `unknown`, as in Apple's simulators.
  open var batteryState: BatteryState { .unknown }
  /// A Boolean value that indicates whether the app asks whether something is near the screen. It stays
  /// `false`, as on a device without the sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether something is near the screen. Always `false`.
  open var proximityState: Bool { false }
  /// Plays the click of a keyboard, without sound.
  open func playInputClick() {}
  /// The notification of another level of the battery. Never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The notification of another state of the battery. Never posted.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The notification of something near the screen. Never posted.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// A Boolean value that indicates whether the device supports multitasking. Always `true`.
  open var isMultitaskingSupported: Bool { true }

  /// The name of the notification that is posted when the device is rotated, as by a step of a
  /// scene.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
