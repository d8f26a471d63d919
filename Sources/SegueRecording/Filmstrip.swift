// Several instants of a clip side by side with their times: how people look at a transition on paper
// or in a terminal. There are no fonts yet, so the times are drawn with digits of our own.

import SeguePixels

/// A picture of many frames, filled one frame at a time.
public struct Filmstrip: Sendable {
  /// Where everything is, in pixels.
  public struct Layout: Sendable, Hashable {
    /// Size of a frame.
    public var frame: FrameSize
    /// How many frames.
    public var count: Int
    /// Frames in a row.
    public var columns: Int

    /// A strip of `count` frames, at most `columns` in a row; both at least 1.
    public init(frame: FrameSize, count: Int, columns: Int) {
      (self.frame, self.count) = (frame, max(1, count))
      self.columns = min(self.count, max(1, columns))
    }

    /// Between frames and around them.
    public var gap: Int { max(4, frame.width / 20) }
    /// Pixels for each dot of a digit.
    public var dot: Int { max(1, min(4, frame.width / 60)) }
    private var rows: Int { (count + columns - 1) / columns }
    private var rowHeight: Int { frame.height + gap + DotDigits.height * dot + gap }

    /// Size of the whole picture.
    public var size: FrameSize {
      FrameSize(
        width: gap + columns * (frame.width + gap), height: gap + rows * rowHeight)
    }

    /// The top-left corner of frame `index`.
    func origin(of index: Int) -> (x: Int, y: Int) {
      (gap + index % columns * (frame.width + gap), gap + index / columns * rowHeight)
    }
  }

  /// Where everything is.
  public let layout: Layout
  /// The picture so far.
  public let pixels: PixelBuffer

  private static let paper = PremultipliedRGBA8(0xE5, 0xE5, 0xEA, 0xFF)
  private static let ink = PremultipliedRGBA8(0x1C, 0x1C, 0x1E, 0xFF)

  /// An empty strip.
  /// - Throws: `PixelError` when it is too large.
  public init(_ layout: Layout) throws {
    self.layout = layout
    pixels = try PixelBuffer(width: layout.size.width, height: layout.size.height)
    pixels.fill(x: 0, y: 0, width: pixels.width, height: pixels.height, with: Self.paper)
  }

  /// Puts a frame in its place, over black, and `label` below it. Only digits, full stops, blanks and
  /// the letter s can be drawn; the label is cut where the frame ends.
  /// - Throws: `RecordingError.sizeChanged` when the frame has another size.
  public func place(_ frame: PixelBuffer, at index: Int, label: String) throws {
    let size = FrameSize(width: frame.width, height: frame.height)
    guard size == layout.frame else {
      throw RecordingError.sizeChanged(from: layout.frame, to: size)
    }
    let origin = layout.origin(of: index)
    for y in 0..<frame.height {
      let row = pixels.row(origin.y + y)
      for (x, byte) in frame.row(y).enumerated() {
        row[4 * origin.x + x] = x & 3 == 3 ? 255 : byte
      }
    }
    draw(label, x: origin.x, y: origin.y + frame.height + layout.gap)
  }

  /// Puts the frame before this one here as well, with another label.
  func repeatFrame(at index: Int, label: String) throws {
    let (source, target) = (layout.origin(of: index - 1), layout.origin(of: index))
    for y in 0..<layout.frame.height {
      for x in 0..<layout.frame.width {
        pixels[target.x + x, target.y + y] = pixels[source.x + x, source.y + y]
      }
    }
    draw(label, x: target.x, y: target.y + layout.frame.height + layout.gap)
  }

  private func draw(_ label: String, x: Int, y: Int) {
    let dot = layout.dot
    let advance = DotDigits.advance * dot
    for (place, character) in label.prefix(layout.frame.width / advance).enumerated() {
      for (column, row) in DotDigits.dots(of: character) {
        pixels.fill(
          x: x + place * advance + column * dot, y: y + row * dot, width: dot, height: dot,
          with: Self.ink)
      }
    }
  }
}

extension PixelBuffer {
  /// Fills a rectangle that lies inside.
  fileprivate func fill(x: Int, y: Int, width: Int, height: Int, with color: PremultipliedRGBA8) {
    for line in y..<(y + height) {
      for column in x..<(x + width) { self[column, line] = color }
    }
  }
}
