// Objects that forward messages to others: `override func forwardingTarget(for: Selector!)`. With Objective-C
// every method works that the target has. Here UIKit asks such an object, which a protocol marks, for the
// target of a delegate's method that its class does not have.

import SwiftSyntax

/// Finds classes that forward messages, and the methods for which they may be asked.
struct MessageForwarding {
  private let index: SourceIndex

  init(index: SourceIndex) { self.index = index }

  /// Returns the protocol that marks a class as one that forwards messages, if no superclass does.
  func protocols(for type: DeclaredType) -> [String] {
    let line = index.line(of: type)
    guard forwards(type), !line.dropFirst().contains(where: forwards) else { return [] }
    return ["UIKit.SegueMessageForwarding"]
  }

  private func forwards(_ type: DeclaredType) -> Bool {
    type.kind == .class
      && type.functions.contains {
        $0.name == "forwardingTarget" && $0.parameters.map(\.label) == ["for"]
      }
  }

  /// Whether files ask objects which methods they have: `object.responds(to: selector)`.
  var isAsking: Bool {
    index.types.values.contains { $0.mentions.contains("responds") }
  }

  /// Returns whether a class has a method for a protocol of a delegate, as far as names tell.
  func isDelegate(_ type: DeclaredType) -> Bool {
    index.line(of: type).contains { member in
      member.inherited.map(SourceIndex.bare).contains { name in
        name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
      }
    }
  }

  /// The beginnings of the names of delegates' methods.
  private static let subjects = [
    "gestureRecognizer", "scrollView", "viewForZooming", "tableView", "collectionView", "textField",
    "textView", "searchBar", "pickerView", "navigationController", "tabBar",
    "presentationController", "webView", "mapView",
  ]

  /// Returns whether UIKit's delegates have methods whose names begin like this one.
  static func isOfDelegate(_ name: String) -> Bool { subjects.contains(where: name.hasPrefix) }
}
