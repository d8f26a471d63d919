// The device for which an app is made, as its Info.plist says.

import SegueScenes
import UIKit

/// A device, and how it is held.
package struct AppDisplay: Hashable, Sendable {
  /// The name of the device.
  package var device = SceneApp.standardDevice
  /// A Boolean value that indicates whether the longer side is horizontal.
  package var isLandscape = false

  /// The device for apps that run on tablets alone.
  package static let standardTablet = "ipad-pro-11"

  /// Creates a phone in portrait orientation.
  package init() {}

  /// Creates the device for an app with the given Info.plist: a phone, unless the app runs on tablets
  /// alone, in portrait orientation, unless the app supports only landscape there.
  package init(info: [String: Any]) {
    let isTablet = info["UIDeviceFamily"] as? [Int] == [2]
    if isTablet { device = Self.standardTablet }
    let key = "UISupportedInterfaceOrientations"
    let names = (isTablet ? info["\(key)~ipad"] : nil) ?? info[key]
    if let names = names as? [String], !names.isEmpty {
      isLandscape = names.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    }
  }
}

extension HostedApp {
  /// The device for which the app is made.
  @MainActor package var display: AppDisplay {
    guard !bundlePath.isEmpty else { return AppDisplay() }
    return AppDisplay(info: AppBundle(path: bundlePath, language: language).info)
  }
}
