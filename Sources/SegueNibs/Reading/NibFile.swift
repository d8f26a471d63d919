// A storyboard or nib that has been read: its elements, found by identifier.

import Foundation

/// The contents of a storyboard or nib.
package final class NibFile {
  /// The name of the file, for messages.
  package let name: String
  /// The element `document`.
  package let root: NibElement
  private let byID: [String: NibElement]

  /// Reads a file.
  ///
  /// - Parameter name: The name of the file, for messages.
  /// - Parameter strings: Translations, by keys such as `abc-de-fgh.text`.
  package init(
    _ data: Data, named name: String, strings: [String: String] = [:],
    limits: NibLimits = NibLimits()
  ) throws(NibError) {
    let root = try NibParser.parse(data, named: name, limits: limits)
    guard root.name == "document" else {
      let hint =
        root.name == "archive"
        ? "the format of Xcode 4, which is not read; open and save the file with a newer Xcode"
        : "expected the element document of Interface Builder"
      throw NibError(file: name, line: root.line, message: "the element \(root.name): \(hint)")
    }
    if let type = root["type"], !type.contains("CocoaTouch") {
      throw NibError(
        file: name, line: root.line, message: "the document type \(type); expected one for iOS")
    }
    var byID: [String: NibElement] = [:]
    root.visit { element in
      guard let id = element.id, element.name != "placeholder" || id != "-1" else { return }
      if byID[id] == nil {
        byID[id] = element
      } else if element.name != "placeholder" {
        // A damaged file: the object is another one, which connections do not mean.
        element["id"] = nil
      }
    }
    (self.name, self.root, self.byID) = (name, root, byID)
    NibStrings.apply(strings, to: self)
  }

  /// Returns the element with the given identifier.
  package func element(_ id: String) -> NibElement? { byID[id] }

  /// The scenes of a storyboard; empty for nibs.
  package var scenes: [NibElement] { root.list("scenes") }
  /// A Boolean value that indicates whether the file uses Auto Layout.
  var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

  /// Returns the view controller of a scene: the first object that is neither a placeholder nor
  /// another object beside it.
  package func controller(of scene: NibElement) -> NibElement? {
    scene.list("objects").first { $0["sceneMemberID"] == "viewController" }
      ?? scene.list("objects").first { ControllerKinds.names.contains($0.name) }
  }

  /// Returns a resource, such as a named color.
  func resource(_ kind: String, named name: String) -> NibElement? {
    root.list("resources").first { $0.name == kind && $0["name"] == name }
  }
}
