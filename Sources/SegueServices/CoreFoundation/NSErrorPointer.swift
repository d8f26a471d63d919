// Where Objective-C's methods put an error.

import Foundation

/// The place of an error, as in `canEvaluatePolicy(_:error: &error)`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
