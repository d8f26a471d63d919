// How collections of references keep and compare their objects, which Foundation on Linux lacks.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The names of how collections of references keep and compare their objects.
public enum NSPointerFunctions {
  /// How a collection of references keeps and compares its objects. Copies (`copyIn`) are not made,
  /// and pointers to other memory than that of objects are not kept.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept. This is the default.
    public static let strongMemory: Options = []
    /// Objects are not kept, and are absent once they no longer exist.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal if they say so. This is the default.
    public static let objectPersonality: Options = []
    /// Only the same objects are equal.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied on Apple's systems. Here they are kept.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// How a hash table keeps and compares its objects.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// How a map table keeps and compares its keys and objects.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// Objects are kept.
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Objects are not kept.
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// Only the same objects are equal.
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options
  .objectPointerPersonality
/// Keys or objects are kept.
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Keys or objects are not kept.
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// Only the same keys are equal.
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
