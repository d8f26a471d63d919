// Filled outlines that change over time, but not in their structure.

import CoreGraphics
import SegueDisplay

/// An outline of the same commands in all frames, in the coordinates of the frame, and its color.
struct ShapeOutlines {
  /// The outline in each frame; `nil` where it is absent.
  let paths: [PathOutline?]
  /// The opaque color in each frame.
  let colors: [DisplayColor?]
  /// The rule that determines the interior.
  let rule: FillRule

  /// Creates the outlines of rectangles or paths; `nil` if they cannot be compared, or are in
  /// perspective.
  init?(_ leaves: [(content: DisplayItem, map: Homography)?]) {
    var (clips, colors): ([NodeClip?], [DisplayColor?]) = ([], [])
    var rule = FillRule.nonZero
    for leaf in leaves {
      switch leaf?.content {
      case .solid(let quad):
        clips.append(leaf.map { NodeClip(shape: .rounded(quad.shape), map: $0.map) })
        colors.append(quad.color)
      case .path(let fill):
        clips.append(leaf.map { NodeClip(shape: .path(fill.path, rule: fill.rule), map: $0.map) })
        colors.append(fill.color)
        rule = fill.rule
      case nil:
        clips.append(nil)
        colors.append(nil)
      default: return nil
      }
    }
    guard let paths = Self.paths(of: clips) else { return nil }
    (self.paths, self.colors, self.rule) = (paths, colors, rule)
  }

  /// The smallest radius of a corner among rounded ones, so that all have the same commands.
  private static let smallestRadius = 1e-6

  /// Returns the outlines of clips in the coordinates of the frame; `nil` if they differ in their
  /// commands, or are in perspective.
  static func paths(of clips: [NodeClip?]) -> [PathOutline?]? {
    let areRounded = clips.contains { clip in
      if case .rounded(let shape) = clip?.shape { !shape.isSharp } else { false }
    }
    var (paths, commands): ([PathOutline?], [Character]?) = ([], nil)
    for clip in clips {
      guard let clip else {
        paths.append(nil)
        continue
      }
      guard let map = clip.map.affine else { return nil }
      let path = clip.shape.outline(rounded: areRounded, smallestRadius).applying(map)
      if let commands, commands != path.commands { return nil }
      commands = path.commands
      paths.append(path)
    }
    return paths
  }
}

extension DisplayShape {
  fileprivate func outline(rounded: Bool, _ smallest: Double) -> PathOutline {
    switch self {
    case .path(let path, _): return path
    case .rounded(var shape):
      guard rounded else { return shape.path }
      shape.topLeft = max(shape.topLeft, smallest)
      shape.topRight = max(shape.topRight, smallest)
      shape.bottomRight = max(shape.bottomRight, smallest)
      shape.bottomLeft = max(shape.bottomLeft, smallest)
      return shape.path
    }
  }
}

extension PathOutline {
  /// The commands, each as the letter that SVG has for it.
  package var commands: [Character] {
    elements.map { element in
      switch element {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .close: "Z"
      }
    }
  }

  /// The coordinates of all points, in the order of the commands.
  package var coordinates: [Double] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let control, let end): [control, end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }.flatMap { [Double($0.x), Double($0.y)] }
  }

  /// Creates an outline of commands and coordinates, as an outline has them.
  package init(commands: [Character], coordinates: [Double]) {
    self.init()
    var rest = coordinates[...]
    func point() -> CGPoint {
      defer { rest = rest.dropFirst(2) }
      return CGPoint(x: rest[rest.startIndex], y: rest[rest.startIndex + 1])
    }
    for command in commands {
      switch command {
      case "M": append(.move(point()))
      case "L": append(.line(point()))
      case "Q": append(.quadCurve(control: point(), end: point()))
      case "C": append(.curve(control1: point(), control2: point(), end: point()))
      default: append(.close)
      }
    }
  }
}
