// The region in which a layout manager, or a text view, places lines.

import Foundation
import SegueText

/// The region in which text is laid out.
open class NSTextContainer: NSObject {
  /// Called after a change of a property that the layout depends on.
  var didChange: () -> Void = {}
  /// The layout manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// The size of the container, in points. A width or height of 0 or less, or of more than a million,
  /// is no limit. The container of a text view has its width.
  open var size: CGSize { didSet { if size != oldValue { sizeDidChange() } } }
  /// Paths that lines avoid, in the coordinates of the container. In each line, a path takes the space
  /// from its leftmost to its rightmost point there.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
  /// The distance of lines from the sides of the container, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The maximum number of lines. A value of 0, the default, means no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The treatment of text that is too wide or too high, for paragraphs that wrap at words. The default
  /// is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// A Boolean value that indicates whether the width follows that of the text view. The value is
  /// stored but has no effect: the container of a text view always has its width.
  open var widthTracksTextView = false
  /// A Boolean value that indicates whether the height follows that of the text view. The value is
  /// stored but has no effect: the height of a text view does not limit its text.
  open var heightTracksTextView = false
  /// A Boolean value that indicates whether the region is a rectangle.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Creates a container with a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }
  /// Creates a container without limits. Nothing is decoded.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// A Boolean value that indicates whether a text view gives the container its size.
  var followsView = false

  private func sizeDidChange() { if !followsView { changed() } }
  private func changed() {
    layoutManager?.forgetLayout()
    didChange()
  }

  // MARK: Layout

  /// The width of lines; infinite without a limit.
  var lineWidth: CGFloat {
    guard size.width > 0, size.width < 1e6 else { return .infinity }
    return max(0, size.width - 2 * lineFragmentPadding)
  }

  /// Returns the request to lay out text in the container.
  func request(_ source: TextSource) -> TextRequest {
    var request = source.request(width: lineWidth, maximumLines: max(0, maximumNumberOfLines))
    if size.height > 0, size.height < 1e6 { request.height = Double(size.height) }
    request.exclusions = exclusions
    request.paragraphs = request.paragraphs.map { start in
      guard start.style.lineBreakMode == .wordWrapping else { return start }
      var style = start.style
      style.lineBreakMode = lineBreakMode.value
      return .init(scalar: start.scalar, style: style)
    }
    return request
  }

  /// The regions that lines avoid, from the beginning of the lines.
  var exclusions: [TextExclusion] {
    exclusionPaths.flatMap { path in
      path.cgPath.outline.flattened(tolerance: 0.05).map { polygon in
        TextExclusion(
          corners: polygon.map { SIMD2(Double($0.x - lineFragmentPadding), Double($0.y)) })
      }
    }
  }
}
