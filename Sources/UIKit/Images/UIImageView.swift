// A view that shows a picture, placed by its content mode: one of its own, or several in turn on the
// world's clock. What shows at an instant follows from when the animation began, so that a frame may be
// asked for on its own.

import Foundation

/// Shows one picture, or several in turn.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      imageSince = World.current.now
      shown = nil
      showImage()
      if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// The picture while highlighted.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Whether the highlighted picture shows.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  /// The pictures of an animation; while it runs they show instead of `image`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The pictures of an animation while highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long all pictures take together; 0 stands for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 is for ever.
  open var animationRepeatCount = 0

  private var run: ImageRun?
  private var imageSince = VirtualTime.zero
  /// What the layer's contents were made of: they are left alone while that is the same, or a tint that
  /// changes in an animation would have them fade into themselves.
  private var shown: (image: UIImage, run: ImageRun?, isFlipped: Bool)?

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

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }

  // MARK: Animation

  /// Whether the pictures of an animation show.
  open var isAnimating: Bool { run != nil }

  /// Shows the pictures of the animation from the first on.
  open func startAnimating() {
    stopAnimating()
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images, !images.isEmpty else { return }
    let world = World.current
    let run = ImageRun(
      images, duration: animationDuration, repeatCount: animationRepeatCount, start: world.now)
    self.run = run
    showImage()
    guard let end = run.end else { return }
    world.schedule(at: end, phase: .animationEnd) { [weak self] in
      if self?.run === run { self?.stopAnimating() }
    }
  }

  /// Shows `image` again.
  open func stopAnimating() {
    guard run != nil else { return }
    run = nil
    showImage()
  }

  // MARK: Showing

  private func showImage() {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let image = run?.images.first ?? still else {
      shown = nil
      layer.contents = nil
      (layer.contentsTint, layer.contentsTiles) = (nil, nil)
      return
    }
    layer.contentsTint = image.tint(in: self)
    let isFlipped = image.flipsForRightToLeftLayoutDirection && directionOfContents == .rightToLeft
    if let shown, shown.image === image, shown.run === run, shown.isFlipped == isFlipped { return }
    shown = (image, run, isFlipped)
    layer.contentsScale = image.scale
    layer.contentsCenter = image.contentsCenter
    layer.contentsTiles = image.contentsTiles
    layer.contents = contents(of: image, isFlipped: isFlipped)
  }

  /// One picture, or one for each instant.
  private func contents(of image: UIImage, isFlipped: Bool) -> Any? {
    let pixels: (UIImage) -> CGImage? = {
      (isFlipped ? $0.withHorizontallyFlippedOrientation() : $0).uprightPixels
    }
    if let run { return run.contents(pixels) }
    guard let images = image.images, images.count > 1 else { return pixels(image) }
    let run = ImageRun(images, duration: image.duration, repeatCount: 0, start: imageSince)
    return run.contents(pixels)
  }
}
