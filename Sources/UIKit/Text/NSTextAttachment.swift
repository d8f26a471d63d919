// Images within text. They occupy their bounds in the line, which grows if they are higher than its letters.

import Foundation
import SegueDisplay
import SegueText
import SegueWorld

/// An image within text.
open class NSTextAttachment: NSObject {
  /// The object replacement character, which stands for the attachment in the text.
  public static let character = 0xFFFC

  /// The image.
  open var image: UIImage?
  /// The place of the image in points, relative to the baseline, with y pointing up. If it is empty, the
  /// image has its own size and stands on the baseline; a system symbol is centered on capital letters,
  /// and has the size of the text unless its configuration has one.
  open var bounds = CGRect.zero
  /// The contents that the attachment was created with.
  open var contents: Data?
  /// The type of the contents.
  open var fileType: String?

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment with an encoded image. Other contents are an empty place.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Returns the place of the image relative to the baseline, with y pointing up. Subclasses override it.
  ///
  /// - Parameters:
  ///   - textContainer: Always `nil`: there is no text container.
  ///   - lineFrag: A line of the font's height and of unlimited width.
  ///   - position: Always the origin.
  ///   - charIndex: Always 0.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds }
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSTextAttachment {
  /// Returns the image and its place in text of the given font and color.
  func style(_ font: UIFont, _ color: DisplayColor) -> TextAttachmentStyle {
    let tint = image?.traits.tint
    let image = image.map { $0.fitting(font) }
    let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
    var place = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    if place.isEmpty || !place.isFinite, let image {
      place = CGRect(origin: place.isFinite ? place.origin : .zero, size: image.size)
      if image.isSymbolImage, place.origin == .zero {
        place.origin.y = (font.capHeight - place.height) / 2
      }
    }
    return TextAttachmentStyle(
      bitmap: image?.uprightPixels?.bitmap,
      frame: CGRect(x: place.minX, y: -place.maxY, width: place.width, height: place.height),
      tint: tint.map { DisplayColor($0, under: .current) }
        ?? (image?.renderingMode == .alwaysTemplate ? color : nil))
  }
}

extension UIImage {
  /// Returns a symbol in the size of the text around it; any other image, or a symbol whose
  /// configuration has a size, as it is.
  fileprivate func fitting(_ font: UIFont) -> UIImage {
    guard isSymbolImage, World.isRunningHere else { return self }
    return MainActor.assumeIsolated { sized(for: font.pointSize) }
  }
}

extension InlineBox {
  /// The box around the place of an image and the start of its run.
  init(_ frame: CGRect) {
    self.init(
      width: Double(max(0, frame.maxX)), ascent: Double(-frame.minY), descent: Double(frame.maxY))
  }
}
