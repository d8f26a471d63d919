// Every member of these classes that Apple's SDK lets subclasses override: Layers. The file is long
// because it lists them all; that it compiles is the test. `OverridingTests` uses the classes.

import Foundation
import UIKit

@MainActor
final class OverridingCALayer: CALayer {
  override var superlayer: CALayer? { super.superlayer }
  override var delegate: (any CALayerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var name: String? {
    get { super.name }
    set { super.name = newValue }
  }
  override var actions: [String: any CAAction]? {
    get { super.actions }
    set { super.actions = newValue }
  }
  override var style: [AnyHashable: Any]? {
    get { super.style }
    set { super.style = newValue }
  }
  override var maskedCorners: CACornerMask {
    get { super.maskedCorners }
    set { super.maskedCorners = newValue }
  }
  override var cornerCurve: CALayerCornerCurve {
    get { super.cornerCurve }
    set { super.cornerCurve = newValue }
  }
  override var contentsGravity: CALayerContentsGravity {
    get { super.contentsGravity }
    set { super.contentsGravity = newValue }
  }
  override var magnificationFilter: CALayerContentsFilter {
    get { super.magnificationFilter }
    set { super.magnificationFilter = newValue }
  }
  override var minificationFilter: CALayerContentsFilter {
    get { super.minificationFilter }
    set { super.minificationFilter = newValue }
  }
  override var allowsGroupOpacity: Bool {
    get { super.allowsGroupOpacity }
    set { super.allowsGroupOpacity = newValue }
  }
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
  override var shouldRasterize: Bool {
    get { super.shouldRasterize }
    set { super.shouldRasterize = newValue }
  }
  override var rasterizationScale: CGFloat {
    get { super.rasterizationScale }
    set { super.rasterizationScale = newValue }
  }
  override var allowsEdgeAntialiasing: Bool {
    get { super.allowsEdgeAntialiasing }
    set { super.allowsEdgeAntialiasing = newValue }
  }
  override var needsDisplayOnBoundsChange: Bool {
    get { super.needsDisplayOnBoundsChange }
    set { super.needsDisplayOnBoundsChange = newValue }
  }
  override var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { super.edgeAntialiasingMask }
    set { super.edgeAntialiasingMask = newValue }
  }
  override var drawsAsynchronously: Bool {
    get { super.drawsAsynchronously }
    set { super.drawsAsynchronously = newValue }
  }
  override var minificationFilterBias: Float {
    get { super.minificationFilterBias }
    set { super.minificationFilterBias = newValue }
  }
  override var isGeometryFlipped: Bool {
    get { super.isGeometryFlipped }
    set { super.isGeometryFlipped = newValue }
  }
  override var compositingFilter: Any? {
    get { super.compositingFilter }
    set { super.compositingFilter = newValue }
  }
  override var filters: [Any]? {
    get { super.filters }
    set { super.filters = newValue }
  }
  override var backgroundFilters: [Any]? {
    get { super.backgroundFilters }
    set { super.backgroundFilters = newValue }
  }
  override var mask: CALayer? {
    get { super.mask }
    set { super.mask = newValue }
  }
  override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    super.defaultAction(forKey: event)
  }
  override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
  override func layoutSublayers() { super.layoutSublayers() }
  override func display() { super.display() }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  override func render(in ctx: CGContext) { super.render(in: ctx) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ r: CGRect) { super.setNeedsDisplay(r) }
  override func displayIfNeeded() { super.displayIfNeeded() }
  override var sublayers: [CALayer]? {
    get { super.sublayers }
    set { super.sublayers = newValue }
  }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    super.insertSublayer(layer, at: index)
  }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    super.insertSublayer(layer, below: sibling)
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    super.insertSublayer(layer, above: sibling)
  }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    super.replaceSublayer(oldLayer, with: newLayer)
  }
  override func removeFromSuperlayer() { super.removeFromSuperlayer() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func needsLayout() -> Bool { super.needsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
  override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
  override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  override func presentation() -> Self? { super.presentation() }
  override func model() -> Self { super.model() }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var position: CGPoint {
    get { super.position }
    set { super.position = newValue }
  }
  override var zPosition: CGFloat {
    get { super.zPosition }
    set { super.zPosition = newValue }
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }
  override var anchorPointZ: CGFloat {
    get { super.anchorPointZ }
    set { super.anchorPointZ = newValue }
  }
  override var transform: CATransform3D {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var sublayerTransform: CATransform3D {
    get { super.sublayerTransform }
    set { super.sublayerTransform = newValue }
  }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var opacity: Float {
    get { super.opacity }
    set { super.opacity = newValue }
  }
  override var backgroundColor: CGColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var contents: Any? {
    get { super.contents }
    set { super.contents = newValue }
  }
  override var contentsRect: CGRect {
    get { super.contentsRect }
    set { super.contentsRect = newValue }
  }
  override var contentsCenter: CGRect {
    get { super.contentsCenter }
    set { super.contentsCenter = newValue }
  }
  override var masksToBounds: Bool {
    get { super.masksToBounds }
    set { super.masksToBounds = newValue }
  }
  override var isDoubleSided: Bool {
    get { super.isDoubleSided }
    set { super.isDoubleSided = newValue }
  }
  override var contentsScale: CGFloat {
    get { super.contentsScale }
    set { super.contentsScale = newValue }
  }
  override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set { super.cornerRadius = newValue }
  }
  override var borderWidth: CGFloat {
    get { super.borderWidth }
    set { super.borderWidth = newValue }
  }
  override var borderColor: CGColor? {
    get { super.borderColor }
    set { super.borderColor = newValue }
  }
  override var shadowColor: CGColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var shadowOpacity: Float {
    get { super.shadowOpacity }
    set { super.shadowOpacity = newValue }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set { super.shadowOffset = newValue }
  }
  override var shadowPath: CGPath? {
    get { super.shadowPath }
    set { super.shadowPath = newValue }
  }
  override var shadowRadius: CGFloat {
    get { super.shadowRadius }
    set { super.shadowRadius = newValue }
  }
  override var beginTime: CFTimeInterval {
    get { super.beginTime }
    set { super.beginTime = newValue }
  }
  override var duration: CFTimeInterval {
    get { super.duration }
    set { super.duration = newValue }
  }
  override var speed: Float {
    get { super.speed }
    set { super.speed = newValue }
  }
  override var timeOffset: CFTimeInterval {
    get { super.timeOffset }
    set { super.timeOffset = newValue }
  }
  override var repeatCount: Float {
    get { super.repeatCount }
    set { super.repeatCount = newValue }
  }
  override var repeatDuration: CFTimeInterval {
    get { super.repeatDuration }
    set { super.repeatDuration = newValue }
  }
  override var autoreverses: Bool {
    get { super.autoreverses }
    set { super.autoreverses = newValue }
  }
  override var fillMode: CAMediaTimingFillMode {
    get { super.fillMode }
    set { super.fillMode = newValue }
  }
  override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
  override func removeAllAnimations() { super.removeAllAnimations() }
  override func animationKeys() -> [String]? { super.animationKeys() }
  override func animation(forKey key: String) -> CAAnimation? { super.animation(forKey: key) }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    super.setValue(value, forKeyPath: keyPath)
  }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override func needsDisplay() -> Bool { super.needsDisplay() }
  override func affineTransform() -> CGAffineTransform { super.affineTransform() }
  override func setAffineTransform(_ m: CGAffineTransform) { super.setAffineTransform(m) }
  override func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    super.convert(p, from: layer)
  }
  override func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { super.convert(p, to: layer) }
  override func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    super.convert(r, from: layer)
  }
  override func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { super.convert(r, to: layer) }
  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    super.convertTime(t, from: l)
  }
  override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    super.convertTime(t, to: l)
  }
}

@MainActor
final class OverridingCAShapeLayer: CAShapeLayer {
  override var path: CGPath? {
    get { super.path }
    set { super.path = newValue }
  }
  override var fillColor: CGColor? {
    get { super.fillColor }
    set { super.fillColor = newValue }
  }
  override var fillRule: CAShapeLayerFillRule {
    get { super.fillRule }
    set { super.fillRule = newValue }
  }
  override var strokeColor: CGColor? {
    get { super.strokeColor }
    set { super.strokeColor = newValue }
  }
  override var strokeStart: CGFloat {
    get { super.strokeStart }
    set { super.strokeStart = newValue }
  }
  override var strokeEnd: CGFloat {
    get { super.strokeEnd }
    set { super.strokeEnd = newValue }
  }
  override var lineWidth: CGFloat {
    get { super.lineWidth }
    set { super.lineWidth = newValue }
  }
  override var miterLimit: CGFloat {
    get { super.miterLimit }
    set { super.miterLimit = newValue }
  }
  override var lineCap: CAShapeLayerLineCap {
    get { super.lineCap }
    set { super.lineCap = newValue }
  }
  override var lineJoin: CAShapeLayerLineJoin {
    get { super.lineJoin }
    set { super.lineJoin = newValue }
  }
  override var lineDashPhase: CGFloat {
    get { super.lineDashPhase }
    set { super.lineDashPhase = newValue }
  }
  override var lineDashPattern: [NSNumber]? {
    get { super.lineDashPattern }
    set { super.lineDashPattern = newValue }
  }
}

@MainActor
final class OverridingCAGradientLayer: CAGradientLayer {
  override var colors: [Any]? {
    get { super.colors }
    set { super.colors = newValue }
  }
  override var locations: [NSNumber]? {
    get { super.locations }
    set { super.locations = newValue }
  }
  override var startPoint: CGPoint {
    get { super.startPoint }
    set { super.startPoint = newValue }
  }
  override var endPoint: CGPoint {
    get { super.endPoint }
    set { super.endPoint = newValue }
  }
  override var type: CAGradientLayerType {
    get { super.type }
    set { super.type = newValue }
  }
}

@MainActor
final class OverridingCATextLayer: CATextLayer {
  override var string: Any? {
    get { super.string }
    set { super.string = newValue }
  }
  override var font: AnyObject? {
    get { super.font }
    set { super.font = newValue }
  }
  override var isWrapped: Bool {
    get { super.isWrapped }
    set { super.isWrapped = newValue }
  }
  override var truncationMode: CATextLayerTruncationMode {
    get { super.truncationMode }
    set { super.truncationMode = newValue }
  }
  override var alignmentMode: CATextLayerAlignmentMode {
    get { super.alignmentMode }
    set { super.alignmentMode = newValue }
  }
  override var allowsFontSubpixelQuantization: Bool {
    get { super.allowsFontSubpixelQuantization }
    set { super.allowsFontSubpixelQuantization = newValue }
  }
  override var fontSize: CGFloat {
    get { super.fontSize }
    set { super.fontSize = newValue }
  }
  override var foregroundColor: CGColor? {
    get { super.foregroundColor }
    set { super.foregroundColor = newValue }
  }
}

@MainActor
final class OverridingCAReplicatorLayer: CAReplicatorLayer {
  override var instanceCount: Int {
    get { super.instanceCount }
    set { super.instanceCount = newValue }
  }
  override var instanceDelay: CFTimeInterval {
    get { super.instanceDelay }
    set { super.instanceDelay = newValue }
  }
  override var instanceTransform: CATransform3D {
    get { super.instanceTransform }
    set { super.instanceTransform = newValue }
  }
  override var instanceColor: CGColor? {
    get { super.instanceColor }
    set { super.instanceColor = newValue }
  }
  override var instanceRedOffset: Float {
    get { super.instanceRedOffset }
    set { super.instanceRedOffset = newValue }
  }
  override var instanceGreenOffset: Float {
    get { super.instanceGreenOffset }
    set { super.instanceGreenOffset = newValue }
  }
  override var instanceBlueOffset: Float {
    get { super.instanceBlueOffset }
    set { super.instanceBlueOffset = newValue }
  }
  override var instanceAlphaOffset: Float {
    get { super.instanceAlphaOffset }
    set { super.instanceAlphaOffset = newValue }
  }
  override var preservesDepth: Bool {
    get { super.preservesDepth }
    set { super.preservesDepth = newValue }
  }
}

@MainActor
final class OverridingCAEmitterLayer: CAEmitterLayer {
  override var emitterCells: [CAEmitterCell]? {
    get { super.emitterCells }
    set { super.emitterCells = newValue }
  }
  override var emitterPosition: CGPoint {
    get { super.emitterPosition }
    set { super.emitterPosition = newValue }
  }
  override var emitterSize: CGSize {
    get { super.emitterSize }
    set { super.emitterSize = newValue }
  }
  override var birthRate: Float {
    get { super.birthRate }
    set { super.birthRate = newValue }
  }
  override var lifetime: Float {
    get { super.lifetime }
    set { super.lifetime = newValue }
  }
  override var velocity: Float {
    get { super.velocity }
    set { super.velocity = newValue }
  }
  override var scale: Float {
    get { super.scale }
    set { super.scale = newValue }
  }
  override var spin: Float {
    get { super.spin }
    set { super.spin = newValue }
  }
  override var emitterZPosition: CGFloat {
    get { super.emitterZPosition }
    set { super.emitterZPosition = newValue }
  }
  override var emitterDepth: CGFloat {
    get { super.emitterDepth }
    set { super.emitterDepth = newValue }
  }
  override var emitterShape: CAEmitterLayerEmitterShape {
    get { super.emitterShape }
    set { super.emitterShape = newValue }
  }
  override var emitterMode: CAEmitterLayerEmitterMode {
    get { super.emitterMode }
    set { super.emitterMode = newValue }
  }
  override var renderMode: CAEmitterLayerRenderMode {
    get { super.renderMode }
    set { super.renderMode = newValue }
  }
  override var preservesDepth: Bool {
    get { super.preservesDepth }
    set { super.preservesDepth = newValue }
  }
  override var seed: UInt32 {
    get { super.seed }
    set { super.seed = newValue }
  }
}
