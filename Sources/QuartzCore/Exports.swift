@_exported import CoreGraphics
import SegueWorld

// From SegueWorld, only declarations that have a counterpart in Apple's frameworks are exported.
@_exported import func SegueWorld.NSSelectorFromString
@_exported import func SegueWorld.NSStringFromSelector
@_exported import struct SegueWorld.Selector

/// A time interval or an instant, in seconds.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time of the current world's virtual clock, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { World.current.now.seconds }
