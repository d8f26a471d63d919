// The use of limited resources in a world. The code that uses a resource cannot throw, since it is
// called by layers and views; it stops, and the stage throws the failure.

/// A limit that was reached, and where.
@MainActor
package struct ExceededLimit {
  /// The resource of which more than the limit was requested.
  package let resource: LimitedResource
  /// The maximum amount.
  package let limit: Int
  /// The layer or view that requested it; `nil` if unknown.
  package let user: AnyObject?
}

extension World {
  /// Records that `user` requested more of a resource than the limit. Only the first excess of a
  /// world is kept.
  package func exceed(_ resource: LimitedResource, by user: AnyObject?) {
    guard exceededLimit == nil else { return }
    exceededLimit = ExceededLimit(resource: resource, limit: limits[resource], user: user)
  }

  /// Counts a use of a resource that is limited per instant.
  /// - Returns: Whether the use is allowed. After an excess, no further use is.
  package func use(_ resource: LimitedResource, by user: AnyObject) -> Bool {
    guard exceededLimit == nil else { return false }
    let used = usesAtInstant[resource, default: 0] + 1
    usesAtInstant[resource] = used
    guard used > limits[resource] else { return true }
    exceed(resource, by: user)
    return false
  }
}
