// A drawing destination that only records commands. The commands become contents of a layer or an
// image and are exact at any scale; pixels are produced when bytes are read. The initial axes are
// Apple's: y up in bitmap contexts, y down in UIKit's.

import Foundation

/// A drawing destination.
public final class CGContext {
  var state: GraphicsState
  private var saved: [GraphicsState] = []
  /// The current path, in the coordinates of the recording.
  var outline = PathOutline()
  private var levels: [[DrawingCommand]] = [[]]
  private var layers: [OpenLayer] = []
  private var commandCount = 0
  /// A Boolean value that indicates whether nothing has been drawn.
  package private(set) var isBlank = true

  /// The recorded rectangle.
  package let bounds: CGRect
  /// The transform from initial user space to the recording.
  let base: CGAffineTransform
  /// The transform from the recording to pixels with y pointing up.
  let device: CGAffineTransform
  /// The names of requested features that cannot be drawn.
  package private(set) var problems: [String] = []
  /// The memory of a bitmap context.
  let memory: BitmapMemory?
  /// A Boolean value that indicates whether the recording starts out black.
  let isOpaque: Bool
  /// The size in pixels.
  public let width, height: Int

  /// A transparency layer that has been begun and not ended.
  private struct OpenLayer {
    let compositing: Compositing
    let clip: ClipNode?
    let savedCount: Int
  }

  /// Creates a context with UIKit's axes over `bounds`, in points, with `scale` pixels per point.
  package init(bounds: CGRect, scale: CGFloat, isOpaque: Bool = false) {
    self.bounds = bounds
    (width, height) = (
      Self.count(bounds.width * scale), Self.count(bounds.height * scale)
    )
    base = .identity
    device = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)
    self.isOpaque = isOpaque
    (memory, state) = (nil, GraphicsState())
    clearToBlack()
  }

  /// Creates a context of the given size, with y pointing up and `scale` pixels per unit.
  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    (width, height) = (Self.count(size.width * scale), Self.count(size.height * scale))
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    device = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale)
    isOpaque = false
    (memory, state) = (nil, GraphicsState())
    state.transform = base
  }

  /// Creates a context over memory, with y pointing up and one unit per pixel.
  init(memory: BitmapMemory) {
    self.memory = memory
    (width, height) = (memory.layout.width, memory.layout.height)
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    device = base
    isOpaque = memory.layout.isOpaque
    state = GraphicsState()
    state.transform = base
    if !memory.isAuthoritative { clearToBlack() }
  }

  private static func count(_ length: CGFloat) -> Int {
    length.isFinite && length > 0 ? Int(min((length - 1e-6).rounded(.up), 1e9)) : 0
  }

  private func clearToBlack() {
    guard isOpaque else { return }
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    levels[0] = [
      DrawingCommand(
        mark: .rectangle(bounds, .identity, black), clip: nil, compositing: Compositing())
    ]
  }

  // MARK: State

  /// Saves the graphics state for `restoreGState()`.
  public func saveGState() {
    guard saved.count < Self.maximumStates else {
      return reportUnsupported("more than 65536 saved states")
    }
    saved.append(state)
  }

  /// Restores the graphics state saved last. Does nothing if no state is saved.
  public func restoreGState() {
    guard saved.count > (layers.last?.savedCount ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  /// Records, once, that `feature` cannot be drawn.
  package func reportUnsupported(_ feature: String) {
    if !problems.contains(feature) { problems.append(feature) }
  }

  // MARK: Recording

  /// The maximum number of saved states, of transparency layers open at once, and of recorded
  /// commands.
  static let (maximumStates, maximumLayers, maximumCommands) = (65_536, 64, 262_144)

  /// Records a mark under the current clip.
  func record(_ mark: DrawingMark) {
    if let clip = state.clip, clip.isEmpty { return }
    if state.compositing.alpha <= 0, state.compositing.blendMode == .normal { return }
    guard commandCount < Self.maximumCommands else {
      return reportUnsupported("more than \(Self.maximumCommands) commands")
    }
    if !state.shouldAntialias, !mark.isUpright { reportUnsupported("setShouldAntialias(false)") }
    commandCount += 1
    isBlank = false
    var compositing = state.compositing
    if compositing.blendMode == .copy, compositing.shadow == nil, mark.alpha >= 1,
      compositing.alpha >= 1
    {
      compositing.blendMode = .normal
    }
    levels[levels.count - 1].append(
      DrawingCommand(
        mark: mark, clip: state.clip, compositing: compositing, flatness: state.flatness))
    flushToMemory()
  }

  /// Returns whether `rect`, if drawn now, would cover everything drawn so far.
  func covers(_ rect: CGRect) -> Bool {
    layers.isEmpty && state.clip == nil && memory?.isAuthoritative != true
      && rect.applying(state.transform).contains(bounds) && state.transform.isUpright
  }

  /// Discards commands that are covered.
  func forgetCommands() {
    commandCount = 0
    levels[0] = []
    clearToBlack()
  }

  /// Draws the recorded commands into memory whose bytes are authoritative.
  func flushToMemory() {
    guard let memory, memory.isAuthoritative, layers.isEmpty, !levels[0].isEmpty else { return }
    var commands = levels[0]
    if let below = memory.image {
      let base = DrawnImage(image: below, rect: bounds, transform: base, isNearest: true)
      commands.insert(
        DrawingCommand(mark: .image(base), clip: nil, compositing: Compositing()), at: 0)
    }
    let drawing = Drawing(bounds: bounds, commands: commands, isOpaque: isOpaque)
    if let pixels = DrawingPixels.of(drawing, part: bounds, width: width, height: height) {
      memory.write(pixels)
    } else {
      reportUnsupported("pixels of a context that has no memory for them")
    }
    commandCount = 0
    levels[0] = []
  }

  /// Everything drawn so far. Transparency layers that are still open are treated as ended.
  package var drawing: Drawing {
    var commands = levels
    for layer in layers.reversed() {
      let inner = commands.removeLast()
      commands[commands.count - 1].append(
        DrawingCommand(mark: .layer(inner), clip: layer.clip, compositing: layer.compositing))
    }
    return Drawing(
      bounds: bounds, commands: commands[0], problems: problems, isOpaque: isOpaque)
  }

  // MARK: Transparency layers

  /// The clip of the innermost transparency layer.
  var layerClip: ClipNode? { layers.last?.clip }

  /// Begins a transparency layer: the drawing that follows is composited separately and then drawn
  /// as a whole with the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    guard layers.count < Self.maximumLayers else {
      return reportUnsupported("more than \(Self.maximumLayers) nested transparency layers")
    }
    saved.append(state)
    layers.append(
      OpenLayer(
        compositing: state.compositing, clip: state.clip, savedCount: saved.count))
    levels.append([])
    state.compositing = Compositing()
  }

  /// Begins a transparency layer that is limited to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    let count = layers.count
    let outer = state
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    if layers.count > count { saved[saved.count - 1] = outer }
  }

  /// Ends the transparency layer begun last and draws it. Does nothing if there is none.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast(), let commands = levels.popLast() else { return }
    while saved.count > layer.savedCount { saved.removeLast() }
    let outer = saved.popLast() ?? state
    if !commands.isEmpty {
      state.compositing = layer.compositing
      state.clip = layer.clip
      record(.layer(commands))
    }
    state = outer
  }
}

extension DrawingMark {
  /// 1 for a mark of a color through which nothing shows; 0 for any other.
  fileprivate var alpha: CGFloat {
    switch self {
    case .rectangle(_, _, let color), .path(_, _, let color): color.isOpaque ? 1 : 0
    default: 0
    }
  }

  /// A Boolean value that indicates whether the edges are axis-aligned, so that on whole pixels
  /// they look the same without antialiasing.
  fileprivate var isUpright: Bool {
    switch self {
    case .rectangle(_, let transform, _): transform.isUpright
    case .image(let drawn): drawn.transform.isUpright
    case .gradient, .content, .layer: true
    case .path: false
    }
  }
}
