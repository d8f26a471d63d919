// The parts of generated files that do not depend on the transition. A file has those that it uses.

/// A part of a generated file.
enum SwiftSupport: CaseIterable {
  case movingView, style, masks, shapeView, search, sharedView, arcs, course, way, reveal, cells,
    slices
  case stagger, space, reading

  /// The source of the part, in a file with the given parts.
  func text(in parts: Set<SwiftSupport>) -> String? {
    switch self {
    case .movingView: Self.movingView(hasStyle: parts.contains(.style))
    case .style: Self.styleText
    case .masks: Self.masksText
    case .shapeView: Self.shapeViewText
    case .search: Self.searchText
    case .sharedView: Self.sharedView(hasArcs: parts.contains(.arcs))
    case .arcs: nil
    case .course: Self.courseText
    case .way: Self.wayText
    case .reveal: Self.revealText
    case .cells: Self.cellsText
    case .slices: Self.slicesText
    case .stagger: Self.staggerText
    case .space: Self.spaceText
    case .reading: Self.readingText
    }
  }

  /// Returns the parts that a text uses, with those that these require.
  static func parts(of text: String) -> Set<SwiftSupport> {
    var parts = Set(allCases.filter { part in part.words.contains { text.contains($0) } })
    for _ in allCases { parts = parts.reduce(into: parts) { $0.formUnion($1.required) } }
    return parts
  }

  /// The words in a text that uses the part.
  private var words: [String] {
    switch self {
    case .movingView: ["MovingView("]
    case .style: [".style."]
    case .masks: [".style.setMask", ".style.hideMask {"]
    case .shapeView: []
    case .search: ["identifiedBy:", "besides:"]
    case .sharedView: ["SharedView("]
    case .arcs: [".arc(isReversed:"]
    case .course: ["Course("]
    case .way: ["Way("]
    case .reveal: ["revealing:"]
    case .cells: ["Cells("]
    case .slices: ["slicing:"]
    case .stagger: ["Stagger("]
    case .space: ["concatenated(\n", "perspective("]
    case .reading: ["reading("]
    }
  }

  private var required: Set<SwiftSupport> {
    switch self {
    case .arcs: [.sharedView, .way]
    case .way, .slices: [.course]
    case .reveal: [.course, .shapeView]
    case .style: [.shapeView]
    default: []
    }
  }
}

extension SwiftSupport {
  static let searchText = """
    extension UIView {
      /// Returns the first view inside this one with an accessibility identifier.
      fileprivate func view(identifiedBy identifier: String) -> UIView? {
        for view in subviews {
          if view.accessibilityIdentifier == identifier { return view }
          if let found = view.view(identifiedBy: identifier) { return found }
        }
        return nil
      }

      /// Returns the largest views inside this one that are none of `views` and contain none of them.
      fileprivate func views(besides views: [UIView]) -> [UIView] {
        subviews.flatMap { view -> [UIView] in
          if views.contains(where: { $0 === view }) { return [] }
          return views.contains { $0.isDescendant(of: view) } ? view.views(besides: views) : [view]
        }
      }
    }
    """

  static let readingText = """
    /// Returns 1 where lines of text run from left to right, and -1 where they run from right to left.
    @MainActor
    private func reading(_ view: UIView?) -> CGFloat {
      view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }
    """

  static let spaceText = """
    /// Returns the transforms one after the other.
    private func concatenated(_ transforms: CATransform3D...) -> CATransform3D {
      transforms.dropFirst().reduce(transforms[0]) { CATransform3DConcat($0, $1) }
    }

    /// Returns the projection for an eye at a distance in points.
    private func perspective(_ distance: CGFloat) -> CATransform3D {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / distance
      return transform
    }
    """
}
