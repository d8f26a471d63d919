// Loads the view of a controller from the storyboard or the nib that describes it.

import Foundation

extension UIViewController {
  /// Records the file from which the controller is being created.
  package func take(
    _ archive: any ControllerArchive, of storyboard: UIStoryboard?, identifier: String?
  ) {
    (self.archive, self.storyboard, storyboardIdentifier) = (archive, storyboard, identifier)
  }

  /// Loads the view from the storyboard or the nib of the controller.
  ///
  /// - Returns: Whether there is one.
  func loadArchivedView() -> Bool {
    if let archive, archive.loadView(of: self) { return true }
    if let nibName, !nibName.isEmpty {
      if loadView(fromNib: nibName) { return true }
      reportNib(nibName)
      return false
    }
    return hasOwnNibs && implicitNibNames.contains { loadView(fromNib: $0) }
  }

  private func loadView(fromNib name: String) -> Bool {
    guard UINib.exists(name, in: nibBundle) else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    return isViewLoaded
  }

  /// A Boolean value that indicates whether the class is the app's own.
  private var hasOwnNibs: Bool { !_typeName(type(of: self)).hasPrefix("UIKit.") }

  /// The names of the nibs that a controller without a nib name uses, as on iOS: those of its
  /// class, without `Controller` first.
  private var implicitNibNames: [String] {
    let name = String(describing: type(of: self))
    return name.hasSuffix("Controller")
      ? [String(name.dropLast("Controller".count)), name] : [name]
  }
}
