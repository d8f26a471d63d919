// A view: a layer, a position in a hierarchy, and the methods that subclasses may override.
// Everything visible is stored in the layer, which queries its view for an action on each change;
// animation blocks are implemented there (Animation/). Overridable members are declared here,
// because members of extensions cannot be overridden; they are implemented in `UIView+Topic.swift`.

import Foundation

/// An object that manages the content of a rectangular area and may contain other views.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the layer that is created for each view of this class.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view.
  open var layer: CALayer { ownLayer }
  let ownLayer: CALayer

  // MARK: Initializers

  /// Creates a view with the given frame, in its superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    layer.setModelValue(.rect(CGRect(origin: .zero, size: frame.size)), forKeyPath: "bounds")
    layer.setModelValue(.point(CGPoint(x: frame.midX, y: frame.midY)), forKeyPath: "position")
    configureLayer()
  }

  /// Creates a view as a storyboard or nib describes it; with another coder, one with an empty frame.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    configureLayer()
    coder.restore(self, as: UIView.self)
  }

  /// Does nothing. Views are not archived, which is reported when an app tries.
  open func encode(with coder: NSCoder) {}

  /// Creates a view with an empty frame.
  @preconcurrency @MainActor
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The bounding box of the view in its superview's coordinates.
  ///
  /// Setting the frame while the transform is not the identity gives the view the size and position
  /// for which the bounding box has this origin.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The rectangle of the view in its own coordinate system: the part of its content that is
  /// visible.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The position of the view's anchor point (by default its center), in its superview's
  /// coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      recordGeometryChange()
    }
  }

  /// The affine transform of the view, relative to its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform of the view, relative to its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that `center` and `transform` refer to, in unit coordinates.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The margins and dimensions that change when the superview is resized. The default is none.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether the subviews are resized when this view's size changes.
  /// The default is `true`.
  open var autoresizesSubviews = true
  /// A Boolean value that indicates whether the frame and the autoresizing mask, rather than
  /// constraints, determine the view's position and size.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }
  /// The view's Auto Layout state.
  let autoLayout = ViewLayout()

  // MARK: Appearance

  /// The opacity of the view, from 0 (transparent) to 1 (opaque).
  open var alpha: CGFloat {
    get { CGFloat(layer.exactOpacity) }
    set { layer.exactOpacity = Double(newValue) }
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { layer.isHidden || autoLayout.isLeaving }
    set { setHidden(newValue) }
  }

  /// The color that fills the bounds beneath the view's contents and subviews; `nil` for none.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set {
      dynamicBackground = newValue?.isDynamic == true ? newValue : nil
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }

  /// The background color, if it depends on traits.
  private(set) var dynamicBackground: UIColor?

  // MARK: Traits

  /// The traits of the view. Until the view has been in a window, these are the traits of the
  /// screen.
  open var traitCollection: UITraitCollection {
    ownTraits ?? UIKitState.current.traits.screen.tinted(ownTintColor)
  }
  /// The traits that the view was last notified of.
  var ownTraits: UITraitCollection?

  /// The interface style that the view and its descendants adopt, regardless of the screen's style;
  /// `unspecified` to inherit the style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { traitOverridesDidChange() } }
  }

  /// Called when the traits of the view have changed, with the new traits current. The default
  /// implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The meaning of the view's contents, which determines whether they are mirrored in
  /// right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { layoutDirectionDidChange() } }
  }

  /// The layout direction of the view's contents.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionOfContents
  }

  /// A Boolean value that indicates whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A Boolean value that indicates that the view covers its bounds completely. Without a
  /// background color, areas that `draw(_:)` leaves unpainted are black, as on a device. The
  /// default is `true`.
  open var isOpaque = true
  /// A Boolean value that indicates whether the context is cleared before drawing. The value is
  /// stored without effect: every drawing starts with an empty context.
  open var clearsContextBeforeDrawing = true

  /// The placement of the contents within the bounds. The default is `scaleToFill`.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// The scale of the view's drawn contents, in pixels per point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The color of interactive elements. Inherited from the superview unless set; what a superview
  /// returns in an override is not inherited, since that may be the color of this view.
  open var tintColor: UIColor! {
    get { inheritedTintColor ?? UIKitState.current.accentColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private var inheritedTintColor: UIColor? { ownTintColor ?? superview?.inheritedTintColor }
  var ownTintColor: UIColor? { didSet { if ownTintColor != oldValue { ownTintDidChange() } } }
  /// Resolves colors again that may depend on the tint color. Called when `UIColor.tintColor` stands
  /// for another color in the view.
  func tintOfColorsDidChange() { resolveColors() }

  /// The appearance of the tint color while another view is presented over this one. The value is
  /// stored without effect: the tint is never dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// Called when the tint color has changed. The default implementation notifies the subviews.
  open func tintColorDidChange() { for view in subviews { view.tintColorDidChange() } }

  /// An object through which a module above UIKit extends the view.
  package var companion: (any ViewCompanion)?

  /// A view whose alpha channel masks this view's contents: they are visible where the mask is
  /// opaque.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  // MARK: Touches

  /// A Boolean value that indicates whether the view and its subviews receive touches. The default
  /// is `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view receives more than one touch at a time. The
  /// default is `false`.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether no other view receives touches while this view has one.
  /// The default is `false`.
  open var isExclusiveTouch = false
  /// An integer that identifies the view. The default is 0.
  open var tag = 0
  /// The identifier for state restoration, which storyboards can set. There is no state restoration;
  /// apps use it as a name.
  open var restorationIdentifier: String?

  /// Returns the deepest view under `point`, searching from front to back. The search uses model
  /// geometry, except for what property animators animate.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostHit(point, with: event)
  }

  /// Returns a Boolean value that indicates whether `point`, in the view's own coordinates, lies
  /// within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }

  var recognizers: [UIGestureRecognizer] = []
  /// The gesture recognizers that observe the touches in the view and its subviews; `nil` if there
  /// are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }
  /// Attaches a gesture recognizer, which then observes the touches in the view and its subviews.
  /// The recognizer is removed from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Detaches a gesture recognizer. A gesture that it is recognizing is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Returns a Boolean value that indicates whether a gesture recognizer that is about to recognize
  /// its gesture may begin; if not, it fails. The default is `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The next responder: the view's controller if it has one, otherwise its superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Hierarchy

  /// The view that contains this view; `nil` if there is none.
  open internal(set) weak var superview: UIView?
  /// The views that this view contains, from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The window that contains the view; `nil` if there is none.
  open var window: UIWindow? { currentWindow }

  /// The view controller whose root view this is; `nil` for other views.
  package weak var viewController: (any ViewOwner)?
  weak var currentWindow: UIWindow?
  /// The safe area insets that the view was last notified of.
  var knownSafeArea = UIEdgeInsets.zero

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// Inserts a view at the given index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  /// Inserts a view directly behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: .below(sibling))
  }
  /// Inserts a view directly in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: .above(sibling))
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self, subviews.last !== view { insert(view, at: .front) }
  }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self, subviews.first !== view { insert(view, at: .index(0)) }
  }
  /// Exchanges the subviews at the given indexes.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Returns a Boolean value that indicates whether this view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// The kind of collision bounds that a `UIDynamicAnimator` uses for the view. The default is the
  /// rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The collision bounds for the type `.path`, relative to the view's center. The default is an
  /// empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Returns the first view with the given tag among this view and its descendants, searching from
  /// back to front.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Called when a subview has been added. The default implementation does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed. The default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the superview is about to change. The default implementation does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed. The default implementation does nothing.
  open func didMoveToSuperview() {}
  /// Called when the window is about to change. The default implementation does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed. The default implementation does nothing.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Lays out the subviews. Called when the bounds or the subviews have changed. The default
  /// implementation places the subviews that are positioned by constraints; without a call of it,
  /// they are placed afterward.
  open func layoutSubviews() { placeSubviews() }
  /// Marks the view as needing layout before the next frame.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
    MeasurementCache.recordChange(of: self)
  }
  /// Solves the constraints and lays out the subviews immediately, if layout is pending.
  open func layoutIfNeeded() { layOutNow() }

  /// Sets properties of the view, such as colors and text, from the state that it shows. Called before layout
  /// when the view is first laid out, after `setNeedsUpdateProperties()`, and when an `@Observable` object
  /// changes that the last call has read. The default implementation does nothing.
  open func updateProperties() {}
  /// Marks the view as needing `updateProperties()` before the next frame.
  open func setNeedsUpdateProperties() { requestPropertyUpdate() }
  /// Updates the properties of the view and its descendants immediately, if an update is pending.
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

  /// A Boolean value that indicates whether views of this class depend on constraint-based layout.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the view's constraints. Called before layout, from the leaves upward, for views that
  /// need it.
  open func updateConstraints() { autoLayout.needsUpdateConstraints = false }
  /// Marks the view as needing `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { constraintUpdateDidRun() }
  /// Updates the constraints of the view and its descendants immediately, if an update is pending.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// The insets from the view's frame to its alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle, to which constraints apply, for the given frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for the given alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// The view whose first line of text determines the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text determines the last baseline.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// Returns the view whose text determines the last baseline, as code from before iOS 9 overrides it.
  open func forBaselineLayout() -> UIView { self }

  /// Returns the size that satisfies the view's constraints.
  ///
  /// - Parameter targetSize: The preferred size.
  /// - Parameter horizontal: The priority of the target width relative to the constraints.
  /// - Parameter vertical: The priority of the target height relative to the constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(FittingTarget(size: targetSize, horizontal: horizontal, vertical: vertical))
  }

  /// The margins that the view's content keeps clear, including the safe area and the superview's
  /// margins.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins { $0.own = .init(newValue, effectiveUserInterfaceLayoutDirection) } }
  }
  /// Called when the margins have changed. The default implementation does nothing.
  open func layoutMarginsDidChange() {}

  /// Draws the view's contents into the current context. Called before a frame if the view is new,
  /// after `setNeedsDisplay()`, and, in the content mode `redraw`, after a change of size.
  open func draw(_ rect: CGRect) {}
  /// Marks the view as needing to be redrawn before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Marks the view as needing to be redrawn before the next frame. The whole view is redrawn,
  /// whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Returns the size that best fits the view's contents, given a proposed size. The default is the
  /// current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that best fits its contents. The origin of its frame remains.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = origin
  }
  /// The natural size of the view's contents. The default is `noIntrinsicMetric` in both
  /// dimensions.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Ends text editing in the view and its subviews.
  ///
  /// - Returns: `true` if editing has ended in all of them.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    subviews.allSatisfy { $0.endEditing(force) }
  }
  /// Notifies the layout that the intrinsic content size has changed.
  open func invalidateIntrinsicContentSize() { naturalSizeDidChange() }

  /// The insets of the window's safe area in this view's coordinates.
  open var safeAreaInsets: UIEdgeInsets {
    ScrolledEdges.request { withoutScrolledEdges(safeAreaWithinView) }
  }
  /// Called when the safe area insets have changed. The default implementation does nothing.
  open func safeAreaInsetsDidChange() {}

  // MARK: Anchors

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .width)) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .height)) }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The anchor of the first line's baseline, or of the bottom edge in a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The anchor of the last line's baseline, or of the bottom edge in a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

  // MARK: Constraints

  /// The constraints that the view holds: those for which it is the nearest common ancestor of both
  /// items.
  open var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  /// Adds and activates a constraint between the view and its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Adds and activates the given constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Removes and deactivates a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Removes and deactivates the given constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the constraints that determine the view's position or size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    currentEngine?.constraints(deciding: self, axis) ?? []
  }

  /// A Boolean value that indicates whether the constraints allow other positions or sizes of the
  /// view equally well.
  open var hasAmbiguousLayout: Bool { currentEngine?.isAmbiguous(self) ?? false }

  /// Returns whether the view needs a call of `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

  /// A Boolean value that indicates whether the margins extend at least as far inward as those of
  /// the superview.
  open var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout.margins.preservesSuperviews }
    set { changeMargins { $0.preservesSuperviews = newValue } }
  }

  /// A Boolean value that indicates whether the margins are measured from the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout.margins.isInsetFromSafeArea }
    set { changeMargins { $0.isInsetFromSafeArea = newValue } }
  }

  /// The distances that content should keep from the edges of the view, relative to the layout
  /// direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { .init(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.own = newValue } }
  }

  // MARK: Guides

  /// The layout guides that have been added to the view.
  open var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  /// Adds a layout guide to the view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
  /// Removes a layout guide and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

  /// The guide of the area that is not covered by bars or the device's corners.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The guide of the area within the view's margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The guide of the area within the margins that has a readable width.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  // MARK: Priorities

  /// Returns the priority with which the view resists growing beyond its natural size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis]
  }
  /// Sets the priority with which the view resists growing beyond its natural size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.hugging, axis)
  }
  /// Returns the priority with which the view resists shrinking below its natural size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    autoLayout.compression[axis]
  }
  /// Sets the priority with which the view resists shrinking below its natural size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.compression, axis)
  }

  /// Returns the size nearest to `targetSize` that the constraints allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: Coordinates and snapshots

  /// Converts a point from this view's coordinate system to that of `view`, or of the window if
  /// `view` is `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmost).layer)
  }

  /// Converts a point from the coordinate system of `view`, or of the window if `view` is `nil`, to
  /// that of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmost).layer)
  }

  /// Converts a rectangle from this view's coordinate system to that of `view`, or of the window if
  /// `view` is `nil`.
  ///
  /// - Returns: The bounding box of the converted rectangle.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmost).layer)
  }

  /// Converts a rectangle from the coordinate system of `view`, or of the window if `view` is
  /// `nil`, to that of this view.
  ///
  /// - Returns: The bounding box of the converted rectangle.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmost).layer)
  }

  /// Returns a snapshot of this view with the same bounds.
  ///
  /// - Parameter afterUpdates: If `true`, the snapshot shows the model tree; if `false`, what is
  ///   currently displayed.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a snapshot of a part of this view. When the snapshot is resized, borders as wide as
  /// `capInsets` keep their size; with zero insets it is stretched as a whole.
  ///
  /// - Parameter rect: The part to show, in the view's coordinates.
  /// - Parameter afterUpdates: If `true`, the snapshot shows the model tree; if `false`, what is
  ///   currently displayed.
  /// - Returns: The snapshot, or `nil` if the rectangle or the bounds are empty or not finite, or
  ///   if the recording is too large.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws the view and its subviews over `rect` of the current context: as displayed now or, after
  /// updates, according to the model.
  ///
  /// - Returns: Whether there is a current context and `rect` is finite.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: CALayerDelegate

  /// Lays out the subviews when the view's layer needs layout.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOut() } }

  /// Provides the layer's contents: the recorded drawing of `draw(_:)`.
  open func display(_ layer: CALayer) { displayDrawing(of: layer) }

  /// Draws the view's contents into the given context with `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

  /// Returns the action for a change of the layer: an animation inside an animation block, none
  /// outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIKitState.current.animation.action(for: layer, forKey: event) ?? NSNull()
  }

  /// A Boolean value that indicates whether the view keeps its colors when colors are inverted. The
  /// value is stored without effect: colors are never inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { objc_getAssociatedObject(self, UIView.keepsColorsKey) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, UIView.keepsColorsKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// The subviews that are elements of their own for UI tests, although the view is one element with
  /// everything else that it contains.
  package var separateElements: [UIView] { [] }

  /// The motion effects of the view. They have no visible effect, because the device is never
  /// tilted.
  open var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, UIView.motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, UIView.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Adds a motion effect to the view.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes a motion effect from the view.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
