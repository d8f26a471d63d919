// An element in the role of the archive from which one object is initialized.

import Foundation
import UIKit

/// The archive of one object.
@MainActor
final class ArchivedElement: ArchivedObject {
  private let element: NibElement
  private let level: AnyClass
  private let loader: NibLoader
  private var isRestored = false

  /// - Parameter level: The class of UIKit whose initializer restores the object.
  init(_ element: NibElement, _ level: AnyClass, _ loader: NibLoader) {
    (self.element, self.level, self.loader) = (element, level, loader)
  }

  func attribute(_ name: String) -> String? { element[name] }

  func object(for key: String) -> NSObject? {
    element.child(key: key).flatMap { loader.make($0) }
  }

  func type(for key: String) -> AnyClass? {
    element.child(key: key)?["customClass"].flatMap(CustomClasses.type)
  }

  func restore(_ object: NSObject, as level: AnyClass) {
    guard !isRestored, level == self.level else { return }
    isRestored = true
    loader.register(object, for: element)
    loader.restore(object, element)
  }

  /// Restores an object whose initializers did not: one of another class than the element's.
  func finish(_ object: NSObject) { restore(object, as: level) }
}
