// The classes that files name: those of the app by the class table, and those of UIKit.

import Foundation
import UIKit

/// Access to classes by name.
@MainActor
enum CustomClasses {
  /// Returns the class with the given name; `nil` if there is none.
  static func type(_ name: String) -> AnyClass? {
    SegueClassTable.shared.entry(named: name)?.type ?? SegueClassTable.type(named: name)
  }

  /// Creates an object of the class with the given name; `nil` if there is no such class, or if it
  /// cannot be created.
  static func make(_ name: String, _ coder: ArchiveDecoder) -> NSObject? {
    if let make = SegueClassTable.shared.entry(named: name)?.make { return make(coder) }
    return type(name).flatMap { make($0, coder) }
  }

  private static func make(_ type: AnyClass, _ coder: ArchiveDecoder) -> NSObject? {
    if let type = type as? UIView.Type { return type.init(coder: coder) }
    if let type = type as? UIViewController.Type { return type.init(coder: coder) }
    if let type = type as? UIBarItem.Type { return type.init(coder: coder) }
    if let type = type as? UINavigationItem.Type { return type.init(coder: coder) }
    if let type = type as? UICollectionViewLayout.Type { return type.init(coder: coder) }
    return nil
  }

  /// Calls `awakeFromNib()` of an object.
  static func wake(_ object: NSObject) {
    if let responder = object as? UIResponder { return responder.awakeFromNib() }
    if let item = object as? UIBarItem { return item.awakeFromNib() }
    if let layout = object as? UICollectionViewLayout { return layout.awakeFromNib() }
    _ = SegueClassTable.shared.method("awakeFromNib", of: object)?(object, [])
  }
}
