// A view: a layer, a place in a hierarchy, and what subclasses may override. Everything visible is
// kept in the layer, which asks its view what to do about each change; that is where animation
// blocks come in (Animation/). What can be overridden is declared here, as extensions cannot be;
// the work is done in `UIView+Topic.swift`.

import Foundation

/// A rectangle that shows something and may contain others.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the layer that is made for each view of this class.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view looks like.
  open var layer: CALayer { ownLayer }
  let ownLayer: CALayer

  // MARK: Making

  /// A view at `frame`, in its superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    layer.setModelValue(.rect(CGRect(origin: .zero, size: frame.size)), forKeyPath: "bounds")
    layer.setModelValue(.point(CGPoint(x: frame.midX, y: frame.midY)), forKeyPath: "position")
    takeLayer()
  }

  /// A view of no size; nothing is decoded.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    takeLayer()
  }

  /// A view of no size.
  @preconcurrency @MainActor
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The bounding box in the superview's coordinates; setting it while the transform is not the
  /// identity gives the view the size and place whose bounding box has this origin.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The visible part of the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// Where the anchor point (the middle) is, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      noteGeometry()
    }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Applied about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds (as fractions) that `center` and `transform` refer to.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Which parts follow when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow when this view changes its size.
  open var autoresizesSubviews = true
  /// Whether the frame and the autoresizing mask place the view, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }
  /// The view's part in Auto Layout.
  let autoLayout = ViewLayout()

  // MARK: Looks

  /// 0 is invisible, 1 is opaque.
  open var alpha: CGFloat {
    get { CGFloat(layer.exactOpacity) }
    set { layer.exactOpacity = Double(newValue) }
  }

  /// Whether nothing of the view and its subviews shows.
  open var isHidden: Bool {
    get { layer.isHidden || autoLayout.isLeaving }
    set { setHidden(newValue) }
  }

  /// Fills the bounds behind everything else.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set {
      dynamicBackground = newValue?.isDynamic == true ? newValue : nil
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }

  /// The background, if it depends on traits.
  private(set) var dynamicBackground: UIColor?

  // MARK: Traits

  /// What the view is shown under; that of the screen until it has been on it.
  open var traitCollection: UITraitCollection { ownTraits ?? UIKitState.current.traits.screen }
  /// What the view was last told.
  var ownTraits: UITraitCollection?

  /// Light or dark for the view and everything in it, whatever the screen says.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { traitOverridesDidChange() } }
  }

  /// The traits have changed; called under the new ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the contents are about, which decides whether they are mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { layoutDirectionDidChange() } }
  }

  /// Which way the contents run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionOfContents
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A promise that the view covers its bounds: without a background, what `draw(_:)` leaves out is
  /// black, as on a device.
  open var isOpaque = true
  /// Kept; what is drawn anew always begins with nothing.
  open var clearsContextBeforeDrawing = true

  /// How contents are placed in the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The colour of what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  var ownTintColor: UIColor?

  /// Kept; the tint is never dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// The tint has changed.
  open func tintColorDidChange() { for view in subviews { view.tintColorDidChange() } }

  /// What a module above keeps for the view.
  package var companion: (any ViewCompanion)?

  /// Shows through where the view is transparent.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  // MARK: Touches

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one finger at a time.
  open var isMultipleTouchEnabled = false
  /// Whether no other view gets touches while this one has one.
  open var isExclusiveTouch = false
  /// A number to find the view by.
  open var tag = 0

  /// The deepest view under `point`, front to back; by the model, except for what property animators
  /// move.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostHit(point, with: event)
  }

  /// Whether `point` (in the view's own coordinates) is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }

  var recognizers: [UIGestureRecognizer] = []
  /// What watches the touches in the view and its subviews; `nil` for nothing.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }
  /// Has a recognizer watch the touches in the view and its subviews; it leaves the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Takes a recognizer off; what it has recognized is broken off.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer that is about to recognize may do so; else it fails.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view's controller if it has one, else its superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Hierarchy

  /// The view it is in.
  public internal(set) weak var superview: UIView?
  /// The views in it, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The window it is in.
  open var window: UIWindow? { currentWindow }

  /// The controller whose root view this is.
  package weak var viewController: (any ViewOwner)?
  weak var currentWindow: UIWindow?
  /// The safe area as the view was last told of it.
  var knownSafeArea = UIEdgeInsets.zero

  /// Puts `view` in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// Puts `view` at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  /// Puts `view` directly behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: .below(sibling))
  }
  /// Puts `view` directly in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: .above(sibling))
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self, subviews.last !== view { insert(view, at: .front) }
  }
  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self, subviews.first !== view { insert(view, at: .index(0)) }
  }
  /// Swaps two subviews by their indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Whether this view is `view` or is inside it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// What shape of it collides, under a `UIDynamicAnimator`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape for `.path`, about the view's middle.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The first view with this tag, from here down, back to front.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// A subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews; called when the bounds or the subviews have changed. Those that constraints place
  /// are placed here.
  open func layoutSubviews() { placeSubviews() }
  /// Has the subviews placed before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Works out constraints and places the subviews now, if that is due.
  open func layoutIfNeeded() { layOutNow() }

  /// Whether the view is of no use without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Changes the view's constraints; called before layout, from the leaves up, when it has been asked for.
  open func updateConstraints() { autoLayout.needsUpdateConstraints = false }
  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() { noteConstraintUpdate() }
  /// Has constraints updated now, if that is due.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// How far the edges that constraints are about lie within the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints are about.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame around what constraints are about.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// The view whose first line is the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line is the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// The size that the constraints allow, the target mattering as much as the priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(FittingTarget(size: targetSize, horizontal: horizontal, vertical: vertical))
  }

  /// What the view's content keeps clear of, the safe area and the superview's margins included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins { $0.own = .init(newValue, effectiveUserInterfaceLayoutDirection) } }
  }
  /// The margins have changed.
  open func layoutMarginsDidChange() {}

  /// Draws the view's contents into the current context. Called before a frame when the view is new, has
  /// been asked to with `setNeedsDisplay()`, or, in the content mode `redraw`, has got another size.
  open func draw(_ rect: CGRect) {}
  /// Has the view drawn before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Has the view drawn before the next frame: all of it, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// The size that suits the contents best, within `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that suits the contents best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The contents' natural size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Ends the entering of text in the view and its subviews; returns whether it has ended.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    subviews.allSatisfy { $0.endEditing(force) }
  }
  /// The natural size has changed.
  open func invalidateIntrinsicContentSize() { naturalSizeDidChange() }

  /// How far the window's safe area reaches into the view.
  open var safeAreaInsets: UIEdgeInsets { withoutScrolledEdges(safeAreaWithinView) }
  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: The layer's delegate

  /// Places the subviews.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOut() } }

  /// The layer wants contents: what is drawn.
  open func display(_ layer: CALayer) { displayDrawing(of: layer) }

  /// Has `draw(_:)` draw into a context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

  /// What to do about a change of the layer: animate inside an animation block, nothing outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIKitState.current.animation.action(for: layer, forKey: event) ?? NSNull()
  }
}
