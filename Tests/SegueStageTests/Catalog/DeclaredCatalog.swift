// The transitions of the catalogue that are declared in files.

import Foundation
import SegueScenes
import SegueStage

/// The files in `Examples/Packs/catalogue`.
enum DeclaredCatalog {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/Packs/catalogue")

  private static let packs = Result {
    try ["masks", "pieces", "screens"].map { name in
      let file = folder.appending(path: "\(name).yaml")
      return try TransitionFile(Array(Data(contentsOf: file)), named: file.lastPathComponent)
    }
  }

  /// The names of the transitions of the files.
  static let names =
    (try? packs.get().flatMap { $0.transitions.map(\.name) }) ?? []

  /// A library in which the declared transitions have replaced those of the catalogue.
  static var library: TransitionLibrary {
    get throws {
      var library = TransitionLibrary.builtIn
      for pack in try packs.get() { library.register(pack) }
      return library
    }
  }
}
