// The parts of generated files that do not depend on the transition. A file has those that it uses.

/// A part of a generated file, with the name of its text.
enum SwiftSupport: String, CaseIterable {
  case viewLook = "ViewLook"
  case movingView = "MovingView"
  case veil = "Veil"
  case glass = "Glass"
  case layerAnimation = "LayerAnimation"
  case border = "MovingBorder"
  case shadow = "MovingShadow"
  case mask = "MovingMask"
  case maskPaths = "MaskPaths"
  case shape = "MovingShape"
  case gradient = "MovingGradient"
  case shapeView = "ShapeView"
  case search = "ViewSearch"
  case sharedView = "SharedView"
  case course = "Course"
  case way = "Way"
  case reveal = "Reveal"
  case cells = "Cells"
  case slices = "Slices"
  case stagger = "Stagger"
  case space = "Space"
  case reading = "Reading"

  /// Returns the parts that a text uses, with those that these require, in the order of the file.
  static func parts(of text: String) -> [SwiftSupport] {
    var parts = Set(allCases.filter { part in part.words.contains { text.contains($0) } })
    for _ in allCases { parts = parts.reduce(into: parts) { $0.formUnion($1.required) } }
    return allCases.filter(parts.contains)
  }

  /// The words in a text that uses the part.
  private var words: [String] {
    switch self {
    case .movingView: ["MovingView("]
    case .veil: [".addVeil("]
    case .glass: [".addGlass("]
    case .border: [".border.set(", ".border.hide("]
    case .shadow: [".shadow.set(", ".shadow.hide("]
    case .mask: [".mask.set", ".mask.hide"]
    case .maskPaths: [".mask.set", ".mask.hide {"]
    case .shape: [".shape.set("]
    case .gradient: [".gradient.set("]
    case .search: ["identifiedBy:", "besides:"]
    case .sharedView: ["SharedView("]
    case .course: ["Course("]
    case .way: ["Way("]
    case .reveal: ["revealing:"]
    case .cells: ["Cells("]
    case .slices: ["slicing:"]
    case .stagger: ["Stagger("]
    case .space: ["concatenated(\n", "perspective("]
    case .reading: ["reading("]
    case .viewLook, .layerAnimation, .shapeView: []
    }
  }

  private var required: Set<SwiftSupport> {
    switch self {
    case .movingView, .sharedView: [.viewLook]
    case .border, .shadow, .shape, .gradient: [.layerAnimation]
    case .mask: [.layerAnimation, .shapeView]
    case .way, .slices: [.course]
    case .reveal: [.course, .shapeView]
    default: []
    }
  }
}
