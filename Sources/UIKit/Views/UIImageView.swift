// A view that shows a picture, placed by its content mode.

import Foundation

/// Shows one picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { showImage() } }
  /// The picture while highlighted.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Whether the highlighted picture shows.
  open var isHighlighted = false { didSet { showImage() } }

  /// An empty view at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    showImage()
  }

  /// A view of the picture's size, with another picture for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// An empty view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? size }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  private func showImage() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    layer.contents = shown?.cgImage
    layer.contentsScale = shown?.scale ?? 1
  }
}
