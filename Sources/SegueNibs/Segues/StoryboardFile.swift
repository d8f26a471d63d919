// A storyboard that was read from a file: finds and creates its view controllers.

import Foundation
import SegueWorld
import UIKit

/// The archive of a storyboard.
@MainActor
package final class StoryboardFile: StoryboardArchive {
  private let file: NibFile

  /// Creates the archive of a file.
  package init(_ file: NibFile) { self.file = file }

  package var identifiers: [String] {
    file.scenes.compactMap { file.controller(of: $0)?["storyboardIdentifier"] }.sorted()
  }

  package func controller(
    _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let identifier {
      let scene = file.scenes.first {
        file.controller(of: $0)?["storyboardIdentifier"] == identifier
      }
      return scene.flatMap { make($0, storyboard, creator) }
    }
    guard let id = file.root["initialViewController"] else { return nil }
    return controller(id: id, of: storyboard, creator: creator)
  }

  /// Creates the controller with the given object identifier.
  func controller(
    id: String, of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let scene = file.scenes.first { file.controller(of: $0)?.id == id }
    return scene.flatMap { make($0, storyboard, creator) }
  }

  private func make(
    _ scene: NibElement, _ storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    NibNesting.enter { create(scene, storyboard, creator) }
  }

  private func create(
    _ scene: NibElement, _ storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let element = file.controller(of: scene) else { return nil }
    if element.name == "viewControllerPlaceholder" {
      return referenced(element)
    }
    let loader = NibLoader(file, scene: scene, storyboard: storyboard)
    guard let made = loader.make(element, creator: creator) as? UIViewController else { return nil }
    loader.finish(isFinal: false)
    return made
  }

  /// Creates the controller of another storyboard to which a placeholder refers.
  private func referenced(_ element: NibElement) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let other = UIStoryboard(name: name, bundle: nil)
    guard let identifier = element["referencedIdentifier"] else {
      return other.instantiateInitialViewController()
    }
    return other.instantiateViewController(withIdentifier: identifier)
  }
}
