// Several instants of a clip side by side with their times, for viewing a transition on paper or in
// a terminal. No fonts are available at this level, so the times are drawn with dot digits.

import SeguePixels

/// An image of several frames that is filled one frame at a time.
public struct Filmstrip: Sendable {
  /// The layout of the frames and labels, in pixels.
  public struct Layout: Sendable, Hashable {
    /// The size of a frame.
    public var frame: FrameSize
    /// The number of frames.
    public var count: Int
    /// The number of frames in a row.
    public var columns: Int

    /// Creates a layout of `count` frames with at most `columns` in a row. Both are raised to at
    /// least 1.
    public init(frame: FrameSize, count: Int, columns: Int) {
      (self.frame, self.count) = (frame, max(1, count))
      self.columns = min(self.count, max(1, columns))
    }

    /// The gap between frames and around them.
    public var gap: Int { max(4, frame.width / 20) }
    /// The size of a dot of a digit, in pixels.
    public var dot: Int { max(1, min(4, frame.width / 60)) }
    private var rows: Int { (count + columns - 1) / columns }
    private var rowHeight: Int { frame.height + gap + DotDigits.height * dot + gap }

    /// The size of the whole image.
    public var size: FrameSize {
      FrameSize(
        width: gap + columns * (frame.width + gap), height: gap + rows * rowHeight)
    }

    /// Returns the top-left corner of the frame at `index`.
    func origin(of index: Int) -> (x: Int, y: Int) {
      (gap + index % columns * (frame.width + gap), gap + index / columns * rowHeight)
    }
  }

  /// The layout of the frames and labels.
  public let layout: Layout
  /// The image, as far as it has been filled.
  public let pixels: PixelBuffer

  private static let background = PremultipliedRGBA8(0xE5, 0xE5, 0xEA, 0xFF)
  private static let foreground = PremultipliedRGBA8(0x1C, 0x1C, 0x1E, 0xFF)

  /// Creates an empty filmstrip.
  /// - Throws: `PixelError` if the image is too large.
  public init(_ layout: Layout) throws {
    self.layout = layout
    pixels = try PixelBuffer(width: layout.size.width, height: layout.size.height)
    pixels.fill(x: 0, y: 0, width: pixels.width, height: pixels.height, with: Self.background)
  }

  /// Draws a frame over black at its place, with `label` below it. Labels can contain only digits,
  /// periods, spaces and the letter s, and are cut off at the width of the frame.
  /// - Throws: `RecordingError.sizeChanged` if the frame has another size.
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

  /// Draws the frame before this one at `index` again, with another label.
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
          with: Self.foreground)
      }
    }
  }
}

extension PixelBuffer {
  /// Fills a rectangle that is inside the buffer.
  fileprivate func fill(x: Int, y: Int, width: Int, height: Int, with color: PremultipliedRGBA8) {
    for line in y..<(y + height) {
      for column in x..<(x + width) { self[column, line] = color }
    }
  }
}
