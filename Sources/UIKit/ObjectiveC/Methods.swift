// Methods as Objective-C has them: without it no class has any that could be found by its selector and
// exchanged for another. Code that asks first, as it should, goes on without.

import QuartzCore

/// A method of a class; there are none.
public typealias Method = OpaquePointer
/// What a method does.
public typealias IMP = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `nil`: no method can be found.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `nil`: no method can be found.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `false`: no method can be added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `nil`: there is none to replace, and none takes its place.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has nothing to exchange, since nobody has got a method.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a method does; nobody has got one to ask about.
public func method_getImplementation(_ m: Method) -> IMP { m }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
