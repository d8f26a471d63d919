// The method functions of the Objective-C runtime. Without the runtime no class has methods that
// could be found by selector and exchanged. Code that checks the results, as it should, continues
// without them.

import QuartzCore

/// A method of a class. No methods exist without the Objective-C runtime.
public typealias Method = OpaquePointer
/// The implementation of a method.
public typealias IMP = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always returns `nil`, since methods cannot be looked up.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always returns `nil`, since methods cannot be looked up.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always returns `false`, since methods cannot be added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always returns `nil` and replaces nothing.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing, since there are no methods to exchange.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns `m` itself. There are no methods for which it could be called.
public func method_getImplementation(_ m: Method) -> IMP { m }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always returns `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
