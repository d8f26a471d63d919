// A nib that was read from a file: creates its objects for an owner.

import Foundation
import UIKit

/// The archive of a nib.
@MainActor
package final class NibObjects: NibArchive {
  private let file: NibFile

  /// Creates the archive of a file.
  package init(_ file: NibFile) { self.file = file }

  package func instantiate(withOwner owner: AnyObject?, options: [UINib.OptionsKey: Any]) -> [Any] {
    let loader = NibLoader(file)
    loader.owner = owner as? NSObject
    let external = options[.externalObjects] as? [String: Any] ?? [:]
    let elements = file.root.list("objects")
    for element in elements where element.name == "placeholder" {
      place(element, owner, external, loader)
    }
    let made = elements.filter { $0.name != "placeholder" }.compactMap { loader.make($0) }
    for element in elements where element.name == "placeholder" {
      loader.pending += element.list("connections").map {
        NibLoader.Pending(owner: element, element: $0)
      }
    }
    loader.finish(isFinal: true)
    for object in made { NibRetention.keep(loader.retained, with: object) }
    return made
  }

  private func place(
    _ element: NibElement, _ owner: AnyObject?, _ external: [String: Any], _ loader: NibLoader
  ) {
    guard let id = element.id else { return }
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": if let owner = owner as? NSObject { loader.register(owner, as: id) }
    case "IBFirstResponder", "IBExit": break
    case let name?: if let object = external[name] as? NSObject { loader.register(object, as: id) }
    case nil: break
    }
  }
}
