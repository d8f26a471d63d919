// Bluetooth, which the device does not support.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The states of Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// Not known yet.
  case unknown
  /// About to be known again.
  case resetting
  /// The device has no Bluetooth.
  case unsupported
  /// The app may not use it.
  case unauthorized
  /// Switched off.
  case poweredOff
  /// Switched on.
  case poweredOn
}

/// The identifier of a service or a characteristic.
open class CBUUID: NSObject {
  /// The identifier.
  public let uuidString: String
  /// Creates an identifier of a text.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  /// Returns whether two identifiers are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// A number of the identifier.
  open override var hash: Int { uuidString.hashValue }
}

/// Another device. None is ever found.
open class CBPeripheral: NSObject {
  /// The name of the device.
  open var name: String? { nil }
}

/// What has to do with Bluetooth.
open class CBManager: NSObject {
  /// The state: unknown at first, and unsupported after the delegate was told.
  open fileprivate(set) var state = CBManagerState.unknown
}

/// The methods that a manager calls on its delegate.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called when the state is known, in the next turn of the main queue.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called when a device was found, which never happens.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// Called when a device was connected, which never happens.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a device could not be connected, which never happens.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a device was disconnected, which never happens.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}

extension CBCentralManagerDelegate {
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  /// Does nothing by default.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// Looks for devices. None is found.
open class CBCentralManager: CBManager {
  /// The object that is notified.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether devices are looked for. Never.
  open var isScanning: Bool { false }

  /// Creates a manager, which tells its delegate that Bluetooth is unsupported.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    super.init()
    self.delegate = delegate
    Reply.send { [self] in
      state = .unsupported
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }
  /// Creates a manager without a delegate.
  public convenience override init() { self.init(delegate: nil, queue: nil) }

  /// Does nothing, as without Bluetooth.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {}
  /// Does nothing.
  open func stopScan() {}
  /// Does nothing, as without Bluetooth.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Does nothing.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
