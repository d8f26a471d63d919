// SwiftUI is not there. Code that uses it is refused by name when it is compiled.

import Foundation

/// The controller of a SwiftUI view, which does not exist.
@available(
  *, unavailable,
  message:
    "SwiftUI is not available in Segue. Use a UIViewController, or leave the file with the SwiftUI code aside"
)
@preconcurrency @MainActor
open class UIHostingController<Content>: UIViewController {}

/// The configuration of a cell with a SwiftUI view, which does not exist.
@available(
  *, unavailable,
  message: "SwiftUI is not available in Segue. Use UIListContentConfiguration or views of the cell"
)
public struct UIHostingConfiguration<Content, Background> {}
