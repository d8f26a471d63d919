// Orientations of the interface and the device: as a scene has rotated the device, otherwise
// according to the proportions of the screen.

import Foundation

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upright, with its top at the bottom.
  case portraitUpsideDown = 2
  /// The device is on its side, with its top to the right.
  case landscapeLeft = 4
  /// The device is on its side, with its top to the left.
  case landscapeRight = 3

  /// A Boolean value that indicates whether the orientation is one of the two portrait
  /// orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is one of the two landscape
  /// orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The mask that contains only this orientation; empty if it is unknown.
  var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}

/// A set of interface orientations that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The orientations as a bit mask.
  public let rawValue: UInt
  /// Creates a set of orientations from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The portrait orientation.
  public static let portrait = Self(rawValue: 1 << 1)
  /// The portrait orientation with the device's top at the bottom.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// The landscape orientation with the device's top to the left.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// The landscape orientation with the device's top to the right.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except `portraitUpsideDown`.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upright, with its top at the bottom.
  case portraitUpsideDown
  /// The device is rotated to the left.
  case landscapeLeft
  /// The device is rotated to the right.
  case landscapeRight
  /// The device lies flat with the screen facing up.
  case faceUp
  /// The device lies flat with the screen facing down.
  case faceDown

  /// A Boolean value that indicates whether the orientation is one of the two portrait
  /// orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is one of the two landscape
  /// orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the orientation corresponds to an interface
  /// orientation: portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIScreen {
  /// The orientation that a scene has set; otherwise the one that matches the proportions of the
  /// screen.
  var interfaceOrientation: UIInterfaceOrientation {
    UIKitState.current.orientation ?? (bounds.width > bounds.height ? .landscapeLeft : .portrait)
  }
}
