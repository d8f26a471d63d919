// Descriptions of views on the screen, as UI tests find them.

/// A description of a view, by what identifies it to the user or to a test.
public struct SceneQuery: Sendable, Hashable {
  /// A property of a view.
  public enum Criterion: Sendable, Hashable {
    /// The label, the identifier or a displayed text is the given one.
    case any(String)
    /// The accessibility label is the given one.
    case label(String)
    /// The accessibility identifier, or the id in the scene, is the given one.
    case identifier(String)
    /// A displayed text is the given one.
    case text(String)
    /// The label or a displayed text contains the given one.
    case contains(String)
    /// The class is the named one or, if no view is of that class itself, derives from it.
    case className(String)
  }

  /// The properties that the view has, at least one.
  public var criteria: [Criterion]
  /// The place of the view among all that have these properties, from top to bottom and then from
  /// left to right, counted from 0; `nil` if there is only one.
  public var index: Int?
  /// The description of a view around this one. At most one element.
  public var containers: [SceneQuery] = []

  /// Creates a description by the given properties.
  public init(_ criteria: [Criterion], index: Int? = nil) {
    (self.criteria, self.index) = (criteria, index)
  }

  /// The words that the description names, for suggestions.
  package var words: [String] {
    criteria.map {
      switch $0 {
      case .any(let text), .label(let text), .identifier(let text), .text(let text),
        .contains(let text), .className(let text):
        text
      }
    }
  }
}

/// The place of a touch.
public enum SceneTarget: Sendable, Hashable {
  /// A view.
  case view(SceneQuery)
  /// A point of the screen, in points or percent of the window.
  case point(LengthPair)
  /// The middle of an edge of the screen.
  case edge(SceneEdge)
}

/// The edges of the screen from which a finger can start.
public enum SceneEdge: String, Sendable, CaseIterable {
  /// The named edges.
  case left, right, top, bottom
}
