// Images that are files of the bundle, outside of catalogues: `photo.png`, `photo@2x.png`,
// `photo@2x~ipad.png`.

extension AppFolder {
  /// Returns the file of an image that fits best; `nil` if there is none.
  /// - Parameters:
  ///   - name: The name, with an extension unless the file is a PNG, and with a folder of the bundle
  ///     if it is not at the top.
  ///   - environment: Decides by the kind of device, then by the scale: the same scale, else the
  ///     next larger one, else the next smaller one.
  package func looseImage(named name: String, _ environment: AssetEnvironment) -> AssetImage? {
    let (folder, stem, ending) = Self.parts(of: name)
    let device = environment.idiom == "ipad" ? "~ipad" : "~iphone"
    for ending in ending.map({ [$0] }) ?? Self.endings {
      for suffix in [device, ""] {
        for scale in Self.scales(near: environment.scale) {
          let mark = scale == 1 ? "" : "@\(scale)x"
          let file = "\(stem)\(mark)\(suffix).\(ending)"
          guard let path = relativePath(file, subdirectory: folder) else { continue }
          return AssetImage(path: path, scale: Double(scale))
        }
      }
    }
    return nil
  }

  /// The extensions of images that code may name without.
  private static let endings = ["png"]

  /// Returns the scales of files in the order in which they are tried.
  private static func scales(near scale: Double) -> [Int] {
    let larger = (1...3).filter { Double($0) >= scale }
    return larger + (1...3).filter { Double($0) < scale }.reversed()
  }

  /// Divides a name into its folder, the name itself without a scale, and its extension.
  private static func parts(of name: String) -> (folder: String?, stem: String, ending: String?) {
    var parts = name.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    var stem = parts.popLast() ?? name
    var ending: String?
    if let dot = stem.lastIndex(of: "."),
      knownEndings.contains(stem[dot...].dropFirst().lowercased())
    {
      ending = String(stem[dot...].dropFirst())
      stem = String(stem[..<dot])
    }
    for mark in ["@2x", "@3x"] where stem.hasSuffix(mark) { stem = String(stem.dropLast(3)) }
    return (parts.isEmpty ? nil : parts.joined(separator: "/"), stem, ending)
  }

  private static let knownEndings: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "heic", "heif", "pdf", "svg",
  ]
}
