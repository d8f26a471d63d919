// What a scene has beyond its view controller, which refers to this: its view and its segues.

import Foundation
import SegueWorld
import UIKit

/// The contents of one scene for one view controller.
@MainActor
final class SceneContents: ControllerArchive {
  private let loader: NibLoader
  private let element: NibElement

  init(_ loader: NibLoader, _ element: NibElement) {
    (self.loader, self.element) = (loader, element)
  }

  func loadView(of controller: UIViewController) -> Bool {
    guard let found = element.child(key: "view"), let view = loader.make(found) as? UIView else {
      return false
    }
    // The size in the file is that of the device in Interface Builder. UIKit gives the view that of its
    // place before it appears, on which animators rely that never set it.
    if view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
      view.frame = UIScreen.main.bounds
    }
    controller.view = view
    if let table = view as? UITableView { loader.addRefreshControl(of: element, to: table) }
    loader.finish(isFinal: true)
    loader.embed(in: controller, element)
    return true
  }

  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {
    if let segue = segues.first(where: { $0["identifier"] == identifier }) {
      return loader.perform(segue, from: controller, sender: sender)
    }
    let known = segues.compactMap { $0["identifier"] }.sorted()
    World.current.reportUnsupported(
      "the segue \"\(identifier)\" of \(type(of: controller)), whose scene in \(loader.file.name) has "
        + (known.isEmpty ? "no segues" : "the segues \(known.joined(separator: ", "))"))
  }

  private var segues: [NibElement] {
    var found: [NibElement] = []
    (loader.scene ?? element).visit { element in
      if element.name == "segue", element["kind"] != "relationship" { found.append(element) }
    }
    return found
  }
}
