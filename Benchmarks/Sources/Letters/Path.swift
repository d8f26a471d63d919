import CoreGraphics
import SegueDisplay

/// A path that can be written as text and concatenated.
public struct Path: Sendable {
  /// The path as text.
  public let outline: PathOutline

  /// The elements of `path`.
  public init(_ path: CGPath) {
    var outline = PathOutline()
    for step in Self.steps(of: path) { outline.append(step) }
    self.outline = outline
  }

  private static func steps(of path: CGPath) -> [PathElement] {
    PathFill(path: path, color: .black).path.elements
  }

  /// Appends elements in SVG's letters: M, L, C and Z, with coordinates separated by spaces.
  public init(_ text: String) {
    var outline = PathOutline()
    var letter: Character = "M"
    var numbers: [Double] = []
    func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[i], y: numbers[i + 1]) }
    for word in text.split(separator: " ") {
      if let first = word.first, first.isLetter { (letter, numbers) = (first, []) }
      if let number = Double(word.drop { $0.isLetter }) { numbers.append(number) }
      switch (letter, numbers.count) {
      case ("M", 2): outline.append(.move(point(0)))
      case ("L", 2): outline.append(.line(point(0)))
      case ("C", 6): outline.append(.curve(control1: point(0), control2: point(2), end: point(4)))
      case ("Z", 0): outline.append(.close)
      default: break
      }
    }
    self.outline = outline
  }

  private init(_ outline: PathOutline) { self.outline = outline }

  /// The concatenation of two paths.
  public static func + (a: Path, b: Path) -> Path {
    var outline = a.outline
    for element in b.outline.elements { outline.append(element) }
    return Path(outline)
  }
}
