// The interface to the module that reads files of storyboards and nibs. That module is above UIKit
// and installs itself here.

import Foundation

/// A storyboard that was read from a file.
@MainActor
package protocol StoryboardArchive: AnyObject {
  /// The identifiers of the view controllers, sorted.
  var identifiers: [String] { get }

  /// Creates a view controller.
  ///
  /// - Parameter identifier: The identifier; `nil` for the initial view controller.
  /// - Parameter creator: A closure that creates the controller itself; if it returns `nil`, the
  ///   class that the file names is used.
  /// - Returns: The view controller after `awakeFromNib()`; `nil` if there is none.
  func controller(
    _ identifier: String?, of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// A nib that was read from a file.
@MainActor
package protocol NibArchive: AnyObject {
  /// Creates the top-level objects and connects them with the owner.
  func instantiate(withOwner owner: AnyObject?, options: [UINib.OptionsKey: Any]) -> [Any]
}

/// What reads the files of storyboards and nibs.
@MainActor
package protocol ArchiveReader: AnyObject {
  /// Returns the storyboard with the given name, or `nil` if there is no such file.
  func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardArchive)?
  /// Returns the nib with the given name, or `nil` if there is no such file.
  func nib(named name: String, in bundle: Bundle?) -> (any NibArchive)?
}

/// The reader of files.
@MainActor
package enum ArchiveReaders {
  /// The installed reader; `nil` in a program without that module.
  package static var installed: (any ArchiveReader)?
}

/// What a file describes of a view controller beyond the controller itself.
@MainActor
package protocol ControllerArchive: AnyObject {
  /// Creates the view of the controller and connects the outlets.
  ///
  /// - Returns: Whether the file describes a view.
  func loadView(of controller: UIViewController) -> Bool
  /// Called when the controller has a view, wherever that comes from, before `viewDidLoad()`.
  func didLoadView(of controller: UIViewController)
  /// Performs the segue with the given identifier, or reports that there is none.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?)
}

extension ControllerArchive {
  package func didLoadView(of controller: UIViewController) {}
}
