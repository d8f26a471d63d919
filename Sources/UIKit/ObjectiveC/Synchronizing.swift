// Locks of Objective-C. Code of views runs on one thread, so that nobody is ever waited for.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins what no other thread is to do at the same time.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }
