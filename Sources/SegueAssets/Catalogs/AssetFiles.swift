// What sets contain: files of images and data, and colors.

import Foundation
import SegueDiagnostics

/// A color of a color set.
package enum AssetColor: Sendable, Hashable {
  /// Components of a color space, as the catalogue names it: red, green, blue and alpha.
  case components(space: String, [Double])
  /// A system color, such as `systemBackgroundColor`.
  case reference(String)
}

extension AppFolder {
  /// Returns the file of an image set that fits best; `nil` if there is no set of that name, or none
  /// fits.
  package func image(named name: String, _ environment: AssetEnvironment) -> AssetImage? {
    guard let path = setPath("imageset", named: name), let contents = contents(of: path) else {
      return nil
    }
    let nodes = (contents["images"]?.elements ?? []).filter { $0["filename"]?.string != nil }
    guard let variant = AssetVariant.best(nodes, environment),
      let file = variant.node["filename"]?.string
    else { return nil }
    var image = AssetImage(path: "\(path)/\(file)", scale: variant.scale)
    image.intent = contents["properties"]?["template-rendering-intent"]?.string
    image.slices = variant.node["resizing"].map(AssetSlices.init)
    image.isMirrored = Self.isMirrored(nodes)
    return image
  }

  /// Returns whether a set is mirrored in right-to-left layouts: if all its files are for the other
  /// direction.
  private static func isMirrored(_ nodes: [JSONNode]) -> Bool {
    nodes.allSatisfy { $0["language-direction"]?.string == "left-to-right" }
  }

  /// Returns the color of a color set that fits best; `nil` if there is no set of that name, or none
  /// fits.
  package func color(named name: String, _ environment: AssetEnvironment) -> AssetColor? {
    guard let path = setPath("colorset", named: name), let contents = contents(of: path) else {
      return nil
    }
    let nodes = (contents["colors"]?.elements ?? []).filter { $0["color"] != nil }
    guard let color = AssetVariant.best(nodes, environment)?.node["color"] else { return nil }
    if let reference = color["reference"]?.string { return .reference(reference) }
    let space = color["color-space"]?.string ?? "srgb"
    let parts = color["components"]
    let names = space.contains("gray") ? ["white", "white", "white"] : ["red", "green", "blue"]
    let values = names.map { Self.component(parts?[$0]) }
    let alpha = parts?["alpha"]?.number ?? 1
    guard !values.contains(nil) else {
      report(
        "\(path)/Contents.json: a color without numbers for \(names.joined(separator: ", ")); left "
          + "out")
      return nil
    }
    return .components(space: space, values.map { $0 ?? 0 } + [alpha])
  }

  /// Returns the file of a data set; `nil` if there is none.
  package func dataFile(named name: String, _ environment: AssetEnvironment)
    -> (path: String, type: String)?
  {
    guard let path = setPath("dataset", named: name), let contents = contents(of: path) else {
      return nil
    }
    let nodes = (contents["data"]?.elements ?? []).filter { $0["filename"]?.string != nil }
    guard let node = AssetVariant.best(nodes, environment)?.node,
      let file = node["filename"]?.string
    else { return nil }
    return ("\(path)/\(file)", node["universal-type-identifier"]?.string ?? "public.data")
  }

  /// Returns a component: `0.5` is a fraction, `0x7F` and `127` are of 255.
  private static func component(_ node: JSONNode?) -> Double? {
    guard let node else { return nil }
    guard let text = node.string else { return node.number }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    return node.number.map { text.contains(".") ? $0 : $0 / 255 }
  }
}
