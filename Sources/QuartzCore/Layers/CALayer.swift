// The node of the layer tree. Model values are one stored struct (`properties`), so that setting
// one and committing thousands needs no lookup by name. Names matter only where Apple's API uses
// them: actions, animations and key paths. The methods that user code may override are declared in
// this body.

import Foundation
import SegueDisplay
import SegueTiming
import SegueWorld

/// A rectangle with contents, sublayers and animations.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The model values.
  package internal(set) final var properties = LayerProperties() {
    didSet { cachedStyle = .nothing }
  }
  final var timing = MediaTiming() { didSet { cachedStyle = .nothing } }
  /// What commits have determined about how the layer is drawn. Any change that affects it resets
  /// it.
  final var cachedStyle = CachedLayerStyle.nothing
  var attached: [AttachedAnimation] = []
  /// The state of the layer before its first change in this instant.
  var stateBeforeChange: StateBeforeChange?
  /// The sublayers, back to front before `zPosition` is taken into account.
  package internal(set) final var children: [CALayer] = []
  /// A Boolean value that indicates whether a commit has displayed the layer. Before that, changes
  /// are not animated implicitly.
  package internal(set) final var hasBeenCommitted = false
  /// A Boolean value that indicates whether any layer in the tree has not been committed.
  final var hasUncommitted = true
  var (needsLayoutFlag, hasLayoutBelow) = (false, false)
  /// A Boolean value that indicates whether `layoutSublayers()` is running.
  final var isLayingOut = false
  var (needsDisplayFlag, hasDisplayBelow) = (false, false)
  /// A Boolean value that indicates whether the contents were drawn by the layer itself.
  package internal(set) final var hasDrawnContents = false
  var storedValues: [String: Any] = [:]
  final var changeObservers: ChangeObservers?

  /// The layer whose sublayer this one is.
  final weak var parent: CALayer?
  /// The superlayer; `nil` for a root layer. The superlayer of a mask is the layer that it masks.
  open var superlayer: CALayer? { parent ?? maskedLayer ?? presented?.superlayer }
  /// The delegate, which lays out the layer, provides its contents and chooses its actions.
  open weak var delegate: (any CALayerDelegate)?
  /// A name used for debugging.
  open var name: String?
  /// Actions by key. They are searched after the delegate.
  open var actions: [String: any CAAction]?
  /// Values by key, among them `actions`.
  open var style: [AnyHashable: Any]?
  /// The corners that `cornerRadius` rounds. The default is all corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { cachedStyle = .nothing } }
  /// The shape of rounded corners. The default is `circular`.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { cachedStyle = .nothing } }
  /// The placement of contents in the bounds. The default is `resize`.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The filter with which contents are enlarged. The default is `linear`.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The filter with which contents are reduced. The default is `linear`.
  open var minificationFilter = CALayerContentsFilter.linear
  /// A Boolean value that indicates whether the opacity is applied to the layer and its sublayers
  /// as a group. The default is `true`.
  open var allowsGroupOpacity = true { didSet { cachedStyle = .nothing } }
  /// A Boolean value that indicates whether the drawing of `draw(in:)` starts out black rather than
  /// transparent. The default is `false`.
  open var isOpaque = false
  /// A hint without effect. Drawing is exact at any scale.
  open var shouldRasterize = false
  /// A hint without effect. Drawing is exact at any scale.
  open var rasterizationScale: CGFloat = 1
  /// A Boolean value that indicates whether the edges of the layer's rectangle that
  /// `edgeAntialiasingMask` contains are antialiased. Other edges are hard: a pixel belongs to the
  /// layer if its center does. The default is `true`, and `false` where edges are as on a device.
  open var allowsEdgeAntialiasing: Bool {
    get { ownEdgeAntialiasing ?? World.current.antialiasesEdges }
    set { ownEdgeAntialiasing = newValue }
  }
  /// The value of `allowsEdgeAntialiasing`, if it was set.
  final var ownEdgeAntialiasing: Bool? { didSet { cachedStyle = .nothing } }
  /// A Boolean value that indicates whether a change of the size marks the layer as needing
  /// display. The default is `false`.
  open var needsDisplayOnBoundsChange = false
  /// The edges that `allowsEdgeAntialiasing` antialiases. The default is all edges.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all { didSet { cachedStyle = .nothing } }
  /// A hint without effect. Drawing does not depend on it.
  open var drawsAsynchronously = false
  /// Kept without effect. Contents are reduced by averaging in any case.
  open var minificationFilterBias: Float = 0
  /// A Boolean value that indicates whether the y-axis of the sublayers' geometry is flipped. The
  /// default is `false`.
  open var isGeometryFlipped = false { didSet { cachedStyle = .nothing } }
  /// The filter with which the layer is blended with its backdrop.
  open var compositingFilter: Any? { didSet { cachedStyle = .nothing } }
  /// The filters applied to the layer's pixels. Not supported; commits report them.
  open var filters: [Any]? { didSet { cachedStyle = .nothing } }
  /// The filters applied to the pixels behind the layer. Not supported; commits report them.
  open var backgroundFilters: [Any]? { didSet { cachedStyle = .nothing } }
  /// A layer whose alpha masks this layer. A sublayer that becomes a mask is no sublayer any more; a
  /// layer that is an ancestor of this one is not accepted.
  open var mask: CALayer? {
    willSet { storeStateBeforeChange() }
    didSet { maskDidChange(from: oldValue) }
  }
  /// The layer that this one masks.
  final weak var maskedLayer: CALayer?
  /// The part of the contents that is repeated to fill the bounds, rather than stretched as
  /// `contentsCenter` defines. Resizable images that are tiled have one.
  package final var contentsTiles: ContentsTiles?
  /// The color in which contents are drawn, to the extent that they are opaque. Template images
  /// have one.
  package final var contentsTint: CGColor? {
    get { properties.contentsTint }
    set { set(.contentsMultiplyColor, \.contentsTint, newValue) }
  }
  /// The items that the layer draws over its background and contents and beneath its sublayers,
  /// back to front, with transforms to the layer's own coordinates. They are neither stretched by
  /// `contentsGravity` nor clipped to the bounds; use a `DisplayRecording` as `contents` for that.
  package final var drawnContents: [DisplayItem] = [] {
    willSet { storeStateBeforeChange() }
    didSet { cachedStyle = .nothing }
  }

  /// Returns the items that a layer of this class draws itself, in its own coordinates. Text layers
  /// override it.
  func ownItems(_ shown: LayerProperties) -> [DisplayItem] { [] }

  // MARK: Creating layers

  /// Creates an empty layer.
  public override init() { super.init() }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(from: layer) }
  }

  /// Creates an empty layer. Archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Methods to override

  /// Returns the action for a change of `event`. The delegate, `actions`, `style` and the class's
  /// default action are searched in this order; otherwise, the action is an implicit animation.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// Returns the class's default action for a key.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns a Boolean value that indicates whether a change of `key` requires the layer to be
  /// redisplayed.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Lays out the sublayers. The default implementation calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Provides the contents. The default implementation calls the delegate or, without one,
  /// `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayDrawing() }
  }

  /// Draws the contents. The default implementation calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the model of the layer and its sublayers, including what extends beyond the bounds,
  /// with the layer's own opacity, and without its transform. It is drawn as Core Graphics draws,
  /// not as the screen shows it; see LAYERS.
  open func render(in ctx: CGContext) {
    presentTree()
    layoutIfNeeded()
    displayTreeIfNeeded()
    let model = recordModel(by: .graphicsContext)
    let items = model.items.faded(by: properties.opacity)
    ctx.draw(
      DisplayRecording(bounds: model.bounds, items: items, unsupported: model.unsupported).unbounded
    )
  }

  /// Marks the contents as needing display before the next frame.
  open func setNeedsDisplay() { markForDisplay() }
  /// Marks all contents as needing display before the next frame, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }
  /// Provides the contents immediately if the layer needs display.
  open func displayIfNeeded() { displayOneIfNeeded() }

  // MARK: The layer tree

  /// The sublayers, back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get {
      presentSublayers()
      return children.isEmpty ? nil : children
    }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Adds `layer` in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Inserts `layer` at `index` among the sublayers. An index that is too large means the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { _ in Int(index) }
  }

  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if that is `nil`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if that is `nil`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Replaces `oldLayer` with `newLayer`. Does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer. A mask is removed from the layer that it masks.
  open func removeFromSuperlayer() {
    leaveParent()
  }

  // MARK: Layout

  /// Marks the layer as needing layout. `layoutSublayers()` is called before the next frame.
  open func setNeedsLayout() { markForLayout() }

  /// Returns a Boolean value that indicates whether the layer is marked as needing layout.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Performs pending layout immediately, starting at the topmost layer of the unbroken chain of
  /// ancestors that need it.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Returns a Boolean value that indicates whether a point in the layer's coordinates is inside
  /// its bounds.
  open func contains(_ p: CGPoint) -> Bool { properties.bounds.encloses(p) }

  /// Returns the deepest layer in this layer's tree that contains `p`, which is in the superlayer's
  /// coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }

  /// Adds an animation, replacing one under the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Returns a layer of the same class with the currently displayed values, created by
  /// `init(layer:)`. Its sublayers, its mask and its superlayer are presentation layers, too.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// Returns the layer in the model tree: the layer itself, or the one that a presentation layer
  /// represents.
  open func model() -> Self { presented?.source as? Self ?? self }
  /// What this layer presents, if it is a presentation layer.
  final var presented: PresentedLayer?
  /// Called after the model has changed, or an animation has been added or removed.
  func timelineDidChange() {}

  // MARK: Geometry

  /// The rectangle of the layer in its own coordinates.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      guard newValue != properties.bounds else { return }
      change(.bounds) { $0.bounds = newValue }
      setNeedsLayout()
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { properties.position }
    set { set(.position, \.position, newValue) }
  }

  /// The position on the z-axis. Layers with larger values are in front.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { set(.zPosition, \.zPosition, newValue) }
  }

  /// The fixed point of the transform, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(.anchorPoint, \.anchorPoint, newValue) }
  }

  /// The position of the anchor point on the z-axis.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { set(.anchorPointZ, \.anchorPointZ, newValue) }
  }

  /// The transform of the layer, applied about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set { set(.transform, \.transform, newValue) }
  }

  /// The transform that is applied to every sublayer.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { set(.sublayerTransform, \.sublayerTransform, newValue) }
  }

  /// The bounding box of the layer in the superlayer's coordinates.
  open var frame: CGRect {
    get { properties.frame }
    set { setFrame(newValue) }
  }

  // MARK: Appearance

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { properties.isHidden }
    set {
      guard newValue != properties.isHidden else { return }
      change(.hidden) { $0.isHidden = newValue }
      runAction(forEvent: newValue ? kCAOnOrderOut : kCAOnOrderIn)
    }
  }

  /// The opacity, in 0…1.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set { exactOpacity = Double(newValue) }
  }

  /// The value of `opacity` without rounding to `Float`.
  package final var exactOpacity: Double {
    get { properties.opacity }
    set { set(.opacity, \.opacity, newValue) }
  }

  /// The color that fills the bounds.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { set(.backgroundColor, \.backgroundColor, newValue) }
  }

  /// The contents, a `CGImage` or a recording, drawn over the background.
  open var contents: Any? {
    get { properties.contents }
    set { setContents(newValue) }
  }

  /// The part of the contents that is drawn, in units of their size.
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set { set(.contentsRect, \.contentsRect, newValue) }
  }

  /// The part of the contents that is stretched when the contents are resized, in units of their
  /// size.
  open var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set { set(.contentsCenter, \.contentsCenter, newValue) }
  }

  /// A Boolean value that indicates whether contents and sublayers are clipped to the bounds,
  /// including rounded corners.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { set(.masksToBounds, \.masksToBounds, newValue) }
  }

  /// A Boolean value that indicates whether the layer is visible from behind.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { set(.doubleSided, \.isDoubleSided, newValue) }
  }

  /// The number of pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { set(.contentsScale, \.contentsScale, newValue) }
  }

  /// The radius of the corners of the background, the border and the clip.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(.cornerRadius, \.cornerRadius, newValue) }
  }

  /// The width of the border, which lies inside the bounds.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(.borderWidth, \.borderWidth, newValue) }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { set(.borderColor, \.borderColor, newValue) }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { set(.shadowColor, \.shadowColor, newValue) }
  }

  /// The opacity of the shadow, in 0…1. With 0 there is no shadow.
  open var shadowOpacity: Float {
    get { Float(properties.shadowOpacity) }
    set {
      guard Double(newValue) != properties.shadowOpacity else { return }
      change(.shadowOpacity) { $0.shadowOpacity = Double(newValue) }
    }
  }

  /// The displacement of the shadow.
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { set(.shadowOffset, \.shadowOffset, newValue) }
  }

  /// The outline of the shadow, used in place of what the layer displays. It is animated only
  /// explicitly.
  open var shadowPath: CGPath? {
    get { properties.shadowPath.map { CGPath($0) } }
    set {
      guard newValue?.outline != properties.shadowPath else { return }
      change(.shadowPath) { $0.shadowPath = newValue?.outline }
    }
  }

  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { set(.shadowRadius, \.shadowRadius, newValue) }
  }

  // MARK: Timing

  /// The time at which the layer's time begins, in the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// Kept without effect. A layer's time has no end.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate at which the layer's time passes. With 0, its animations stop at their current state.
  open var speed: Float {
    get { Float(timing.speed) }
    set { changeTiming { $0.speed = Double(newValue) } }
  }
  /// The offset added to the layer's time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// Kept without effect. A layer's time does not repeat.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// Kept without effect. A layer's time does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Kept without effect. A layer's time does not run in reverse.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Kept without effect. A layer's time has no end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Animations, values by key and coordinates

  /// Removes the animation under `key`. Its delegate is notified that it did not finish.
  open func removeAnimation(forKey key: String) {
    guard let index = attached.firstIndex(where: { $0.key == key }) else { return }
    let entry = attached[index]
    updateAttached { $0.remove(at: index) }
    discard(entry)
  }

  /// Removes all animations.
  open func removeAllAnimations() {
    let entries = attached
    updateAttached { $0 = [] }
    for entry in entries { discard(entry) }
  }

  /// Returns the keys of the animations, oldest first, or `nil` if there are none.
  open func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation under `key`.
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }

  /// Sets a property, a component of one, or a custom value.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath), properties.has(path) else {
      return setOwnValue(value, forKey: keyPath)
    }
    if path.property == .contents {
      contents = value
    } else if let value = AnimatableValue(any: value, like: properties[path])
      ?? properties[path]?.emptied(for: value)
    {
      change(path.property) { $0[path] = value }
      if path.property == .bounds { setNeedsLayout() }
    }
  }

  /// Sets a property or a custom value.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns a property, a component of one, or a custom value.
  open func value(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath), properties.has(path) else {
      return storedValues[keyPath]
    }
    return path.property == .contents ? contents : properties[path]?.boxed
  }

  /// Returns a property or a custom value.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns a Boolean value that indicates whether the layer is marked as needing display.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(properties.transform)
  }

  /// Sets the transform to an affine transform of the layer's plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Converts a point from the coordinates of `layer` (of the root, if `nil`) to this layer's
  /// coordinates.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { map(from: layer).moved(p) }

  /// Converts a point from this layer's coordinates to those of `layer` (of the root, if `nil`).
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { map(to: layer).moved(p) }

  /// Converts a rectangle from the coordinates of `layer` to this layer's coordinates and returns
  /// its bounding box.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { map(from: layer).moved(r) }

  /// Converts a rectangle from this layer's coordinates to those of `layer` and returns its
  /// bounding box.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { map(to: layer).moved(r) }

  /// Converts a time of `l` (world time, if `nil`) to this layer's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let other = l?.timeMapping ?? .identity
    let own = timeMapping
    if other == own { return t }
    return own(other == .identity ? t : (t - other.offset) / other.rate)
  }

  /// Converts a time of this layer to the time of `l` (world time, if `nil`).
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let other = l?.timeMapping ?? .identity
    let own = timeMapping
    if other == own { return t }
    return other(own == .identity ? t : (t - own.offset) / own.rate)
  }
}
