@_exported import CoreGraphics

/// A span or an instant in seconds.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Now, in seconds of the current world's virtual time.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { World.current.now.seconds }
