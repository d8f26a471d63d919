// A place to draw on that only writes down what it is told. The commands become contents of a layer or a
// picture and are exact at any scale; pixels are made when somebody reads bytes. Its own axes are
// Apple's: up in contexts of pixels, down in UIKit's.

import Foundation

/// A place to draw on.
public final class CGContext {
  var state: GraphicsState
  private var saved: [GraphicsState] = []
  /// The path under way, in the recording.
  var outline = PathOutline()
  private var levels: [[DrawingCommand]] = [[]]
  private var layers: [OpenLayer] = []
  private var commandCount = 0
  /// Whether nothing has been drawn.
  package private(set) var isBlank = true

  /// The rectangle recorded.
  package let bounds: CGRect
  /// User space as it was at the start, to the recording.
  let base: CGAffineTransform
  /// The recording to pixels whose y points up.
  let device: CGAffineTransform
  /// What was asked for and cannot be drawn, by name.
  package private(set) var problems: [String] = []
  /// The pixels of a context over memory.
  let memory: BitmapMemory?
  /// Whether the recording begins with black.
  let isOpaque: Bool
  /// Pixels across and down.
  public let width, height: Int

  /// A transparency layer that has been begun.
  private struct OpenLayer {
    let compositing: Compositing
    let clip: ClipNode?
    let savedCount: Int
  }

  /// A context whose axes are UIKit's, over `bounds` in points, `scale` pixels each.
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
    blacken()
  }

  /// A context over memory, its y pointing up, one unit a pixel.
  init(memory: BitmapMemory) {
    self.memory = memory
    (width, height) = (memory.layout.width, memory.layout.height)
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    device = base
    isOpaque = memory.layout.isOpaque
    state = GraphicsState()
    state.transform = base
    if !memory.isTruth { blacken() }
  }

  private static func count(_ length: CGFloat) -> Int {
    length.isFinite && length > 0 ? Int(min((length - 1e-6).rounded(.up), 1e9)) : 0
  }

  private func blacken() {
    guard isOpaque else { return }
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    levels[0] = [
      DrawingCommand(
        mark: .rectangle(bounds, .identity, black), clip: nil, compositing: Compositing())
    ]
  }

  // MARK: State

  /// Keeps the state, for `restoreGState()`.
  public func saveGState() {
    guard saved.count < Self.mostStates else { return refuse("more than 65536 saved states") }
    saved.append(state)
  }

  /// Brings back what was kept last; nothing if that is nothing.
  public func restoreGState() {
    guard saved.count > (layers.last?.savedCount ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  /// Notes that `feature` cannot be drawn, once.
  package func refuse(_ feature: String) {
    if !problems.contains(feature) { problems.append(feature) }
  }

  // MARK: Recording

  /// How many states may be kept, layers be open at once, and commands be recorded.
  static let (mostStates, mostLayers, mostCommands) = (65_536, 64, 262_144)

  /// Writes down a mark under the current clip.
  func record(_ mark: DrawingMark) {
    if let clip = state.clip, clip.isEmpty { return }
    if state.compositing.alpha <= 0, state.compositing.blendMode == .normal { return }
    guard commandCount < Self.mostCommands else {
      return refuse("more than \(Self.mostCommands) commands")
    }
    if !state.shouldAntialias, !mark.isUpright { refuse("setShouldAntialias(false)") }
    commandCount += 1
    isBlank = false
    var compositing = state.compositing
    if compositing.blendMode == .copy, compositing.shadow == nil, mark.alpha >= 1,
      compositing.alpha >= 1
    {
      compositing.blendMode = .normal
    }
    levels[levels.count - 1].append(
      DrawingCommand(mark: mark, clip: state.clip, compositing: compositing))
    flushToMemory()
  }

  /// Whether `rect`, drawn now, would cover all that has been drawn.
  func covers(_ rect: CGRect) -> Bool {
    layers.isEmpty && state.clip == nil && memory?.isTruth != true
      && rect.applying(state.transform).contains(bounds) && state.transform.isUpright
  }

  /// Forgets what is covered.
  func forgetCommands() {
    commandCount = 0
    levels[0] = []
    blacken()
  }

  /// Draws what is recorded into memory that counts as the truth.
  func flushToMemory() {
    guard let memory, memory.isTruth, layers.isEmpty, !levels[0].isEmpty else { return }
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
      refuse("pixels of a context without memory for them")
    }
    commandCount = 0
    levels[0] = []
  }

  /// All that has been drawn so far; layers that are open count as ended.
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

  /// Has what follows composed by itself and then drawn as one, with the alpha, the blend mode and the
  /// shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    guard layers.count < Self.mostLayers else {
      return refuse("more than \(Self.mostLayers) transparency layers in each other")
    }
    saved.append(state)
    layers.append(
      OpenLayer(
        compositing: state.compositing, clip: state.clip, savedCount: saved.count))
    levels.append([])
    state.compositing = Compositing()
  }

  /// The same for what lies within `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    let count = layers.count
    let outer = state
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    if layers.count > count { saved[saved.count - 1] = outer }
  }

  /// Draws the layer begun last; nothing without one.
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
  /// The alpha of something in one colour; of anything else, 0.
  fileprivate var alpha: CGFloat {
    switch self {
    case .rectangle(_, _, let color), .path(_, _, let color): color.alpha
    default: 0
    }
  }

  /// Whether its edges are upright, so that they look the same without antialiasing on whole pixels.
  fileprivate var isUpright: Bool {
    switch self {
    case .rectangle(_, let transform, _): transform.isUpright
    case .image(let drawn): drawn.transform.isUpright
    case .gradient, .content, .layer: true
    case .path: false
    }
  }
}
