// The sensors of motion, of which the device has none.

import Foundation

/// A closure that receives motion. Never called.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// A closure that receives accelerations. Never called.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A closure that receives rotations. Never called.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// An acceleration, in units of that by the earth.
public struct CMAcceleration: Hashable, Sendable {
  /// The components.
  public var (x, y, z) = (0.0, 0.0, 0.0)
  /// Creates no acceleration.
  public init() {}
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation, in radians in a second.
public struct CMRotationRate: Hashable, Sendable {
  /// The components.
  public var (x, y, z) = (0.0, 0.0, 0.0)
  /// Creates no rotation.
  public init() {}
  /// Creates a rotation.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The orientation of the device. None is ever received.
open class CMAttitude: NSObject {
  /// The angle about the longitudinal axis, in radians.
  open var roll: Double { 0 }
  /// The angle about the lateral axis, in radians.
  open var pitch: Double { 0 }
  /// The angle about the vertical axis, in radians.
  open var yaw: Double { 0 }
}

/// A reading of a sensor. None is ever received.
open class CMLogItem: NSObject {
  /// The time of the reading.
  open var timestamp: TimeInterval { 0 }
}

/// A reading of the accelerometer. None is ever received.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A reading of the gyroscope. None is ever received.
open class CMGyroData: CMLogItem {
  /// The rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The motion of the device. None is ever received.
open class CMDeviceMotion: CMLogItem {
  /// The orientation.
  open var attitude: CMAttitude { CMAttitude() }
  /// The rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration by the user.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// Reads the sensors of motion. None is available, and no closure is called.
open class CMMotionManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// The seconds between readings.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The seconds between readings.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The seconds between readings.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The seconds between readings.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the device helps to calibrate.
  open var showsDeviceMovementDisplay = false

  /// `false`, since there is none.
  open var isAccelerometerAvailable: Bool { false }
  /// `false`, since there is none.
  open var isGyroAvailable: Bool { false }
  /// `false`, since there is none.
  open var isMagnetometerAvailable: Bool { false }
  /// `false`, since there is none.
  open var isDeviceMotionAvailable: Bool { false }
  /// `false`, since nothing is read.
  open var isAccelerometerActive: Bool { false }
  /// `false`, since nothing is read.
  open var isGyroActive: Bool { false }
  /// `false`, since nothing is read.
  open var isMagnetometerActive: Bool { false }
  /// `false`, since nothing is read.
  open var isDeviceMotionActive: Bool { false }
  /// The last reading. Always `nil`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last reading. Always `nil`.
  open var gyroData: CMGyroData? { nil }
  /// The last motion. Always `nil`.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Does nothing, as without a sensor.
  open func startAccelerometerUpdates() {}
  /// Does nothing, as without a sensor.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Does nothing.
  open func stopAccelerometerUpdates() {}
  /// Does nothing, as without a sensor.
  open func startGyroUpdates() {}
  /// Does nothing, as without a sensor.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}
  /// Does nothing.
  open func stopGyroUpdates() {}
  /// Does nothing, as without a sensor.
  open func startDeviceMotionUpdates() {}
  /// Does nothing, as without a sensor.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Does nothing.
  open func stopDeviceMotionUpdates() {}
}

/// Counts steps, which the device cannot.
open class CMPedometer: NSObject {
  /// Creates a counter.
  public override init() { super.init() }
  /// Returns `false`, since the device does not count.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns `false`, since the device does not measure.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns `false`, since the device does not count.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Does nothing.
  open func stopUpdates() {}
}
