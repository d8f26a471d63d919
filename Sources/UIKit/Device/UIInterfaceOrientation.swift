// Which way up things are: as a scene has turned the device, else as the shape of the screen says.

import Foundation

/// Which way up the interface is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// Lying, the device's top to the right.
  case landscapeLeft = 4
  /// Lying, the device's top to the left.
  case landscapeRight = 3

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// This way up and no other.
  var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}

/// Ways up that a controller can do with.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The ways up as bits.
  public let rawValue: UInt
  /// The ways up of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Lying, the device's top to the left.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Lying, the device's top to the right.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Lying.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All but on its head.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its face.
  case faceDown

  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can be that way up.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIScreen {
  /// Which way up the interface is on a screen of this shape.
  var interfaceOrientation: UIInterfaceOrientation {
    UIKitState.current.orientation ?? (bounds.width > bounds.height ? .landscapeLeft : .portrait)
  }
}
