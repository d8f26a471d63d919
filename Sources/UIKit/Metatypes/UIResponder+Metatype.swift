// Objects whose class is known only at run time: `View()` where `View` is a generic parameter, or
// `Self()`. On Apple platforms every initializer of an Objective-C class can be called this way;
// Swift permits it for `required` ones alone, which all subclasses would have to implement.
//
// Two properties of the language give the same result. An initializer in an extension of a protocol
// can be called for any type, and yields to one that a class declares, so that it is found only
// where that one cannot be called. And a convenience initializer calls the designated initializer
// of the class that is being instantiated: here it is declared a second time, under the same
// symbol, as a static method, which can be called for any class. Initializers take ownership of their
// arguments and methods do not, so the parameters of the method are `consuming`. A class that does not
// have the designated initializer ends the program with the message of a device, "Use of unimplemented
// initializer".
//
// The initializers in the extensions of protocols are declared twice, too: only a static method can read
// the class that a property such as `item.type` holds, which may be a subclass of the declared one.

import Foundation

/// A class of responders that can be instantiated when it is known only at run time.
@preconcurrency @MainActor
public protocol SegueResponderMetatype {}

extension UIResponder: SegueResponderMetatype {}

extension SegueResponderMetatype {
  /// Creates an object of a class that is known only at run time.
  @preconcurrency @MainActor
  @_silgen_name("segue_responder_instance")
  public init()

  @_silgen_name("segue_responder_instance")
  @usableFromInline
  static func instance() -> Self {
    Metatype.object(self) { (kind: UIResponder.Type) in kind.allocated() }
  }
}

/// Conversions between a generic type and the class that it is.
enum Metatype {
  /// Returns what `make` creates for `type`, which is a class derived from `Base`.
  @MainActor
  static func object<Result, Base: NSObject>(
    _ type: Result.Type, _ make: (Base.Type) -> Base
  ) -> Result {
    guard let kind = type as? Base.Type, let object = make(kind) as? Result else {
      preconditionFailure("\(type) is not a class derived from \(Base.self)")
    }
    return object
  }
}

extension UIResponder {
  @_silgen_name("segue_responder_allocate")
  @usableFromInline
  convenience init(allocated: Void) { self.init() }

  /// Calls `init()` of this class.
  @_silgen_name("segue_responder_allocate")
  static func allocated() -> UIResponder
}
