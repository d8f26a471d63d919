// The Swift symbols of the sets in an app's catalogues, as Xcode generates them for its build:
// `ImageResource.hero` for a set named HeroImage, `UIColor.brand` for one named BrandColor.

/// The generated symbols of an app's catalogues.
package struct AssetSymbols {
  /// The name of the file that contains them.
  package static let fileName = "GeneratedAssetSymbols.swift"

  /// The text of the file; `nil` if the catalogues have no image and no color.
  package let source: String?
  /// What has been left out, and why.
  package private(set) var problems: [String] = []

  /// Generates the symbols of the catalogues in a bundle.
  /// - Parameter withExtensions: Whether `UIImage` and `UIColor` get properties, too (the build
  ///   setting `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`).
  package init(of folder: AppFolder, withExtensions: Bool) {
    let kinds = [
      Kind(set: "colorset", resource: "ColorResource", type: "UIColor", suffix: "Color"),
      Kind(set: "imageset", resource: "ImageResource", type: "UIImage", suffix: "Image"),
    ]
    var (text, problems) = ("", [String]())
    for kind in kinds {
      let tree = Namespace(folder.setNames(kind.set), kind, problems: &problems)
      guard !tree.isEmpty else { continue }
      text += "\nextension \(kind.resource) {\n\(tree.resources(kind, indent: 1))}\n"
      if withExtensions {
        text += "\nextension \(kind.type) {\n\(tree.values(kind, path: [], indent: 1))}\n"
      }
    }
    source =
      text.isEmpty ? nil : "// Generated from the app's asset catalogues.\n\nimport UIKit\n\(text)"
    self.problems = problems
  }

  /// One kind of sets.
  fileprivate struct Kind {
    let set: String
    let resource: String
    let type: String
    let suffix: String

    /// The names that the type has already, so that it gets no property of these names.
    var taken: Set<String> { type == "UIColor" ? TakenNames.colors : TakenNames.images }
  }

  /// The symbols of one folder that provides a namespace.
  fileprivate struct Namespace {
    /// The full names of the sets, by their symbols, in the order of the names.
    var sets: [(symbol: String, name: String)] = []
    /// The folders inside, by their symbols.
    var folders: [(symbol: String, content: Namespace)] = []

    var isEmpty: Bool { sets.isEmpty && folders.isEmpty }

    init(_ names: [String], _ kind: Kind, problems: inout [String]) {
      for name in names {
        let parts = name.split(separator: "/").map(String.init)
        add(name, parts[...], kind, &problems)
      }
    }

    private init() {}

    private mutating func add(
      _ name: String, _ parts: ArraySlice<String>, _ kind: Kind, _ problems: inout [String]
    ) {
      guard let first = parts.first else { return }
      if parts.count == 1 {
        let symbol = SymbolName.property(first, suffix: kind.suffix)
        guard !symbol.isEmpty, !sets.contains(where: { $0.symbol == symbol }) else {
          problems.append("the \(kind.set) \(name): another has the symbol \(symbol); left out")
          return
        }
        sets.append((symbol, name))
        return
      }
      let symbol = SymbolName.type(first)
      let index = folders.firstIndex { $0.symbol == symbol }
      if index == nil { folders.append((symbol, Namespace())) }
      folders[index ?? folders.count - 1].content.add(name, parts.dropFirst(), kind, &problems)
    }

    func resources(_ kind: Kind, indent: Int) -> String {
      let space = String(repeating: "  ", count: indent)
      var text = ""
      for set in sets {
        text += "\(space)static var \(SymbolName.quoted(set.symbol)): \(kind.resource) {\n"
        text += "\(space)  \(kind.resource)(name: \(literal(set.name)), bundle: SegueBundle.main)\n"
        text += "\(space)}\n"
      }
      for folder in folders {
        text += "\(space)enum \(SymbolName.quoted(folder.symbol)) {\n"
        text += folder.content.resources(kind, indent: indent + 1) + "\(space)}\n"
      }
      return text
    }

    func values(_ kind: Kind, path: [String], indent: Int) -> String {
      let space = String(repeating: "  ", count: indent)
      var text = ""
      for set in sets where !path.isEmpty || !kind.taken.contains(set.symbol) {
        let symbol = SymbolName.quoted(set.symbol)
        let resource = ([kind.resource] + path + [symbol]).joined(separator: ".")
        text += "\(space)static var \(symbol): \(kind.type) { .init(resource: \(resource)) }\n"
      }
      for folder in folders {
        let symbol = SymbolName.quoted(folder.symbol)
        text += "\(space)enum \(symbol) {\n"
        text += folder.content.values(kind, path: path + [symbol], indent: indent + 1)
        text += "\(space)}\n"
      }
      return text
    }

    private func literal(_ name: String) -> String {
      let escaped = name.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
      return "\"\(String(escaped))\""
    }
  }
}
