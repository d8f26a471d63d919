// A view that displays an image according to its content mode: a still image, or a sequence on the
// world's clock. The image at an instant is derived from the start of the animation, so that a
// frame can be rendered independently of others.

import Foundation
import SegueWorld

/// A view that displays an image or a sequence of images.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image of the view.
  open var image: UIImage? {
    didSet {
      imageSince = World.current.now
      shown = nil
      showImage()
      if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// The configuration of symbols that have none of their own; `nil` for the default one.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      (shown, variant) = (nil, nil)
      showImage()
      invalidateIntrinsicContentSize()
    }
  }
  /// The image that is shown while the view is highlighted; `nil` to show `image`.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// A Boolean value that indicates whether the view is highlighted. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  /// The images of an animation. While it runs, they replace `image`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images of an animation while the view is highlighted; `nil` to use `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one cycle of the images in seconds; 0 for 1/30 second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of times that the animation is repeated; 0 to repeat it indefinitely.
  open var animationRepeatCount = 0

  private var run: ImageRun?
  private var imageSince = VirtualTime.zero
  /// The image, run and direction that the layer's contents were created for. The contents are
  /// replaced only if these change; otherwise a tint that changes in an animation would dissolve
  /// the contents into themselves.
  private var shown: (image: UIImage, run: ImageRun?, isFlipped: Bool)?
  /// The image of the view, and its variant for the view's traits.
  private var variant: (source: UIImage, image: UIImage)?

  /// Creates an empty image view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with the size of its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  /// Creates an image view with the size of its image, and an image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
    showImage()
  }

  /// Creates an empty image view. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.restore(self, as: UIImageView.self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.preferring(preferredSymbolConfiguration).size ?? size
  }

  open override var intrinsicContentSize: CGSize {
    image?.preferring(preferredSymbolConfiguration).size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
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

  /// A Boolean value that indicates whether the animation is running.
  open var isAnimating: Bool { run != nil }

  /// Starts the animation with its first image.
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

  /// Stops the animation and shows `image`.
  open func stopAnimating() {
    guard run != nil else { return }
    run = nil
    showImage()
  }

  // MARK: Layer contents

  private func showImage() {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let image = resolved(run?.images.first ?? still) else {
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

  /// Returns the variant of `image` for the view's traits, always the same object for one variant.
  private func resolved(_ image: UIImage?) -> UIImage? {
    if let variant, variant.source === image, image?.isSymbolImage == true { return variant.image }
    let new = image?.preferring(preferredSymbolConfiguration).resolved(for: traitCollection)
    if let image, let new, let variant, variant.source === image,
      variant.image.cgImage === new.cgImage
    {
      return variant.image
    }
    variant = image.flatMap { image in new.map { (image, $0) } }
    return new
  }

  /// Returns the contents of the layer: one image, or timed contents with several.
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
