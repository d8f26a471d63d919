// What happens to objects that conflict with saved ones: those with equal values where a model demands
// different ones. Other conflicts cannot arise, since the last save always counts.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The kinds of policies.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType
  /// The saved values stay.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The new values replace the saved ones.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The new object replaces the saved one.
  case overwriteMergePolicyType
  /// The new object is discarded.
  case rollbackMergePolicyType
}

/// A policy for conflicts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after the initializer.

  /// The kind.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge type: NSMergePolicyType) {
    mergeType = type
    super.init()
  }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The save fails.
  public static let `default` = error
  /// The new object is discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// The new object replaces the saved one.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The new values replace the saved ones.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The saved values stay.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// The save fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The new object is discarded.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// The new object replaces the saved one.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The new values replace the saved ones.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The saved values stay.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
