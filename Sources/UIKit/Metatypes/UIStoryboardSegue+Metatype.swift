// Segues whose class is known only at run time: see `UIResponder+Metatype.swift`.

import Foundation

extension UIStoryboardSegue {
  @_silgen_name("segue_storyboard_segue_allocate")
  @usableFromInline
  convenience init(
    allocated identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Calls `init(identifier:source:destination:)` of this class.
  @_silgen_name("segue_storyboard_segue_allocate")
  static func allocated(
    identifier: consuming String?, source: consuming UIViewController,
    destination: consuming UIViewController
  ) -> UIStoryboardSegue

  /// Creates a segue of this class. It is called from other modules, where the optimizer cannot read
  /// the two declarations of one symbol above.
  @inline(never)
  package static func made(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    allocated(identifier: identifier, source: source, destination: destination)
  }
}
