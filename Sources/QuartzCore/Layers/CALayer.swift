// The node of the layer tree. Model values are one stored struct (`properties`), so that setting one
// and committing thousands needs no look-up by name; names matter only where Apple's API has them:
// actions, animations and key paths. What user code may override is declared in this body.

import Foundation
import SegueDisplay

/// A rectangle with contents, sublayers and animations.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The model.
  package internal(set) final var properties = LayerProperties() { didSet { knownLook = .nothing } }
  final var timing = MediaTiming() { didSet { knownLook = .nothing } }
  /// What commits have found out about how the layer looks; whatever changes that forgets it.
  final var knownLook = KnownLook.nothing
  var attached: [AttachedAnimation] = []
  /// What the layer was like before its first change in this instant.
  var memory: LayerMemory?
  /// The sublayers, back to front before `zPosition` is looked at.
  package internal(set) final var children: [CALayer] = []
  /// Whether a commit has shown the layer: before that nothing animates implicitly.
  package internal(set) final var hasBeenCommitted = false
  /// Whether anything in the tree has not been.
  final var hasUncommitted = true
  var (needsLayoutFlag, hasLayoutBelow) = (false, false)
  var (needsDisplayFlag, hasDisplayBelow) = (false, false)
  /// Whether the contents are what the layer drew itself.
  package internal(set) final var hasDrawnContents = false
  var storedValues: [String: Any] = [:]
  final var changeObservers: ChangeObservers?

  /// The layer above, or `nil`.
  public internal(set) final weak var superlayer: CALayer?
  /// Lays out the layer and chooses its actions.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for people.
  open var name: String?
  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// Values, among them `actions`, by key.
  open var style: [AnyHashable: Any]?
  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { knownLook = .nothing } }
  /// The shape of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { knownLook = .nothing } }
  /// Where contents go.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How contents are sampled when enlarged.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// How contents are sampled when reduced.
  open var minificationFilter = CALayerContentsFilter.linear
  /// Whether the layer and its sublayers fade as one.
  open var allowsGroupOpacity = true { didSet { knownLook = .nothing } }
  /// Whether what `draw(in:)` draws begins with black.
  open var isOpaque = false
  /// A hint; drawing is exact at any scale.
  open var shouldRasterize = false
  /// A hint; drawing is exact at any scale.
  open var rasterizationScale: CGFloat = 1
  /// Edges are always smooth; kept for source compatibility.
  open var allowsEdgeAntialiasing = true
  /// Whether a change of the size asks for `display()`.
  open var needsDisplayOnBoundsChange = false
  /// Edges are always smooth; kept for source compatibility.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// A hint; drawing does not depend on it.
  open var drawsAsynchronously = false
  /// Kept; reducing averages properly anyway.
  open var minificationFilterBias: Float = 0
  /// Whether sublayers are laid out upside down.
  open var isGeometryFlipped = false { didSet { knownLook = .nothing } }
  /// How the layer is blended with what is behind it.
  open var compositingFilter: Any? { didSet { knownLook = .nothing } }
  /// What is done to the layer's pixels.
  open var filters: [Any]? { didSet { knownLook = .nothing } }
  /// What is done to the pixels behind the layer.
  open var backgroundFilters: [Any]? { didSet { knownLook = .nothing } }
  /// A layer whose alpha the layer's is multiplied with. It is in no other tree: one that is above this
  /// layer is not taken.
  open var mask: CALayer? {
    willSet { remember() }
    didSet { maskDidChange(from: oldValue) }
  }
  /// The layer that this one masks.
  final weak var maskedLayer: CALayer?
  /// What of the contents is repeated to fill the bounds, instead of being stretched as `contentsCenter`
  /// says: pictures that are resized by tiles have it.
  package final var contentsTiles: ContentsTiles?
  /// A colour that contents are drawn in, as much as they are opaque: template images have one.
  package final var contentsTint: CGColor? {
    get { properties.contentsTint }
    set { set(.contentsMultiplyColor, \.contentsTint, newValue) }
  }
  /// What the layer draws itself over its background and contents, beneath its sublayers: items back
  /// to front whose transforms lead to the layer's own coordinates. Neither stretched by
  /// `contentsGravity` nor cut off at the bounds; what should be is a `DisplayRecording` as `contents`.
  package final var drawnContents: [DisplayItem] = [] {
    willSet { remember() }
    didSet { knownLook = .nothing }
  }

  /// What a layer of this class draws itself as it shows, in its own coordinates: text layers do.
  func ownItems(_ shown: LayerProperties) -> [DisplayItem] { [] }

  // MARK: Making layers

  /// An empty layer.
  public override init() { super.init() }

  /// A copy of the model values of `layer`, as for a presentation.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(from: layer) }
  }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Overriding points

  /// The action for a change of `event`: the delegate's, `actions`', `style`'s, the class's, or an
  /// implicit animation.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// The class's own action for a key.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of `key` needs the layer displayed again.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Places the sublayers; the delegate's task unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Provides the contents: the delegate's task, or else that of `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayDrawing() }
  }

  /// Draws the contents; the delegate's task unless overridden.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the model of the layer and its sublayers, without the layer's own transform and opacity; what
  /// reaches beyond the bounds, too.
  open func render(in ctx: CGContext) {
    layoutIfNeeded()
    displayTreeIfNeeded()
    ctx.draw(recordModel().unbounded)
  }

  /// Has the contents provided before the next frame.
  open func setNeedsDisplay() { markForDisplay() }
  /// Has the contents provided before the next frame: all of them, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }
  /// Has the contents provided now, if that is due.
  open func displayIfNeeded() { displayOneIfNeeded() }

  /// Whether a point in the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { properties.bounds.encloses(p) }

  /// The farthest layer in this one's tree that contains `p`, given in the superlayer's
  /// coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

  /// Attaches an animation, replacing one of the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// A layer that shows what is on the screen now.
  open func presentation() -> CALayer? { makePresentation() }

  /// The layer itself: the tree that code sets is the model.
  open func model() -> CALayer { presentationSource ?? self }
  var presentationSource: CALayer?
  /// A layer of the same class of ours with the same model values.
  func copyForPresentation() -> CALayer { CALayer(layer: self) }
  /// The model has changed, or an animation has come or gone.
  func courseDidChange() {}

  // MARK: Geometry

  /// The rectangle drawn, in the layer's own coordinates.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      guard newValue != properties.bounds else { return }
      change(.bounds) { $0.bounds = newValue }
      setNeedsLayout()
    }
  }

  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { properties.position }
    set { set(.position, \.position, newValue) }
  }

  /// Layers with larger values are in front.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { set(.zPosition, \.zPosition, newValue) }
  }

  /// The fixed point of the transform, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(.anchorPoint, \.anchorPoint, newValue) }
  }

  /// The fixed point of the transform along z.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { set(.anchorPointZ, \.anchorPointZ, newValue) }
  }

  /// Applied about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set { set(.transform, \.transform, newValue) }
  }

  /// Applied to every sublayer.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { set(.sublayerTransform, \.sublayerTransform, newValue) }
  }

  /// The bounding box in the superlayer's coordinates.
  open var frame: CGRect {
    get { properties.frame }
    set { setFrame(newValue) }
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool {
    get { properties.isHidden }
    set {
      guard newValue != properties.isHidden else { return }
      change(.hidden) { $0.isHidden = newValue }
      runAction(forEvent: newValue ? kCAOnOrderOut : kCAOnOrderIn)
    }
  }

  /// 0…1.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set { exactOpacity = Double(newValue) }
  }

  /// `opacity` without the rounding to `Float`.
  package final var exactOpacity: Double {
    get { properties.opacity }
    set { set(.opacity, \.opacity, newValue) }
  }

  /// Fills the bounds.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { set(.backgroundColor, \.backgroundColor, newValue) }
  }

  /// A `CGImage` or a recording, drawn over the background.
  open var contents: Any? {
    get { properties.contents }
    set { setContents(newValue) }
  }

  /// Which part of the contents is drawn, in units of their size.
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set { set(.contentsRect, \.contentsRect, newValue) }
  }

  /// Which part of the contents is stretched when they are.
  open var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set { set(.contentsCenter, \.contentsCenter, newValue) }
  }

  /// Whether contents and sublayers are cut off at the bounds, rounded as the corners are.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { set(.masksToBounds, \.masksToBounds, newValue) }
  }

  /// Whether the layer shows from behind.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { set(.doubleSided, \.isDoubleSided, newValue) }
  }

  /// Pixels of the contents for each point.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { set(.contentsScale, \.contentsScale, newValue) }
  }

  /// The radius of the corners of the background, the border and the clip.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(.cornerRadius, \.cornerRadius, newValue) }
  }

  /// The width of the border, inside the bounds.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(.borderWidth, \.borderWidth, newValue) }
  }

  /// The colour of the border.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { set(.borderColor, \.borderColor, newValue) }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { set(.shadowColor, \.shadowColor, newValue) }
  }

  /// 0…1; 0 is no shadow.
  open var shadowOpacity: Float {
    get { Float(properties.shadowOpacity) }
    set {
      guard Double(newValue) != properties.shadowOpacity else { return }
      change(.shadowOpacity) { $0.shadowOpacity = Double(newValue) }
    }
  }

  /// How far the shadow is moved.
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { set(.shadowOffset, \.shadowOffset, newValue) }
  }

  /// The outline of the shadow, instead of what the layer shows. Animated explicitly only.
  open var shadowPath: CGPath? {
    get { properties.shadowPath.map { CGPath($0) } }
    set {
      guard newValue?.outline != properties.shadowPath else { return }
      change(.shadowPath) { $0.shadowPath = newValue?.outline }
    }
  }

  /// How far the shadow is blurred.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { set(.shadowRadius, \.shadowRadius, newValue) }
  }

  // MARK: Timing

  /// When the layer's time begins, in the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// Kept; a layer's time has no end.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the layer's time runs; 0 stops its animations where they are.
  open var speed: Float {
    get { Float(timing.speed) }
    set { changeTiming { $0.speed = Double(newValue) } }
  }
  /// Added to the layer's time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// Kept; a layer's time does not repeat.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// Kept; a layer's time does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Kept; a layer's time does not run back.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Kept; a layer's time has no end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
