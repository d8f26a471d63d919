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
    guard let shown = run?.images.first ?? still else {
      layer.contents = nil
      layer.contentsTint = nil
      return
    }
    layer.contentsScale = shown.scale
    layer.contentsCenter = shown.contentsCenter
    layer.contentsTint = shown.tint(in: self)
    if shown.needsTiling { UIKitState.current.refuse("resizableImage with resizingMode .tile") }
    layer.contents = contents(of: shown)
  }

  /// One picture, or one for each instant.
  private func contents(of image: UIImage) -> Any? {
    let isFlipped = image.flipsForRightToLeftLayoutDirection && directionOfContents == .rightToLeft
    let pixels: (UIImage) -> CGImage? = {
      (isFlipped ? $0.withHorizontallyFlippedOrientation() : $0).uprightPixels
    }
    if let run { return run.contents(pixels) }
    guard let images = image.images, images.count > 1 else { return pixels(image) }
    let run = ImageRun(images, duration: image.duration, repeatCount: 0, start: imageSince)
    return run.contents(pixels)
  }
}
