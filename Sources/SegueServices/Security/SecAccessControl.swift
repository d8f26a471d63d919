// Who may read an item. As in a simulator, items are read without a question.

import Foundation

/// Who may read an item.
public final class SecAccessControl: Sendable {
  /// What a user has to do.
  public let flags: SecAccessControlCreateFlags
  init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// What a user has to do to read an item. Nothing is asked.
public struct SecAccessControlCreateFlags: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To be there.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// To show a face or a finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// To show a face or a finger that was enrolled when the item was added.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// To enter the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// Any of several.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of several.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// To use a key.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// To enter a password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
  /// To show a finger, by an older name.
  public static let touchIDAny = biometryAny
  /// To show a finger that was enrolled when the item was added, by an older name.
  public static let touchIDCurrentSet = biometryCurrentSet
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns who may read an item.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }
