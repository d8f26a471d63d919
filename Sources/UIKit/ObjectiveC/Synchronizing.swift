// The locks of Objective-C. Code of views runs on a single thread, so that there is nothing to wait
// for.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a critical section. Does nothing and returns 0, since views run on a single thread.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends a critical section. Does nothing and returns 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }
