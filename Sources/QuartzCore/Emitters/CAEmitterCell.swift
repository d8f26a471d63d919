// One kind of particle, as code sets it up. An emitter copies its cells when they are given to it: later
// changes go by key paths such as `emitterCells.spark.birthRate`, as on iOS.

import Foundation

/// One kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  package final var values = EmitterCellProperties()

  /// A cell that emits nothing.
  public override init() { super.init() }
  /// Archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The name that key paths have for it.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }
  /// Whether it emits anything.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// A `CGImage`.
  open var contents: Any? {
    get { values.contents }
    set { values.contents = newValue }
  }
  /// Which part of the contents is drawn, in units of their size.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }
  /// Pixels of the contents for each point.
  open var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { values.contentsScale = Double(newValue) }
  }
  /// How contents are sampled when enlarged.
  open var magnificationFilter: String {
    get { values.magnificationFilter.rawValue }
    set { values.magnificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }
  /// How contents are sampled when reduced.
  open var minificationFilter: String {
    get { values.minificationFilter.rawValue }
    set { values.minificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }
  /// Kept; reducing averages properly anyway.
  open var minificationFilterBias: Float = 0
  /// What the contents are multiplied by.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }
  /// What the particles emit themselves.
  open var emitterCells: [CAEmitterCell]? {
    didSet { values.cells = (emitterCells ?? []).map(\.values) }
  }
  /// Values of the caller's own.
  open var style: [AnyHashable: Any]?

  // MARK: Numbers

  /// Particles a second.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { values.birthRate = Double(newValue) }
  }
  /// Seconds from birth to death.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { values.lifetime = Double(newValue) }
  }
  /// How much lifetimes differ: half of it either way.
  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { values.lifetimeRange = Double(newValue) }
  }
  /// How far particles leave out of the plane, in radians.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.emissionLatitude) }
    set { values.emissionLatitude = Double(newValue) }
  }
  /// The direction that particles leave in, in radians from that of the shape.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.emissionLongitude) }
    set { values.emissionLongitude = Double(newValue) }
  }
  /// The angle of the fan that particles leave in, in radians.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { values.emissionRange = Double(newValue) }
  }
  /// Points a second at birth.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity) }
    set { values.velocity = Double(newValue) }
  }
  /// How much velocities differ: half of it either way.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocityRange) }
    set { values.velocityRange = Double(newValue) }
  }
  /// Points a second, each second, to the right.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.xAcceleration) }
    set { values.xAcceleration = Double(newValue) }
  }
  /// Points a second, each second, downwards.
  open var yAcceleration: CGFloat {
    get { CGFloat(values.yAcceleration) }
    set { values.yAcceleration = Double(newValue) }
  }
  /// Points a second, each second, towards the eye.
  open var zAcceleration: CGFloat {
    get { CGFloat(values.zAcceleration) }
    set { values.zAcceleration = Double(newValue) }
  }
  /// The size at birth.
  open var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { values.scale = Double(newValue) }
  }
  /// How much sizes differ: half of it either way.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scaleRange) }
    set { values.scaleRange = Double(newValue) }
  }
  /// How much the size grows each second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { values.scaleSpeed = Double(newValue) }
  }
  /// Radians a second.
  open var spin: CGFloat {
    get { CGFloat(values.spin) }
    set { values.spin = Double(newValue) }
  }
  /// How much spins differ: half of it either way.
  open var spinRange: CGFloat {
    get { CGFloat(values.spinRange) }
    set { values.spinRange = Double(newValue) }
  }
  /// How much red differs: half of it either way.
  open var redRange: Float {
    get { Float(values.redRange) }
    set { values.redRange = Double(newValue) }
  }
  /// How much green differs: half of it either way.
  open var greenRange: Float {
    get { Float(values.greenRange) }
    set { values.greenRange = Double(newValue) }
  }
  /// How much blue differs: half of it either way.
  open var blueRange: Float {
    get { Float(values.blueRange) }
    set { values.blueRange = Double(newValue) }
  }
  /// How much alpha differs: half of it either way.
  open var alphaRange: Float {
    get { Float(values.alphaRange) }
    set { values.alphaRange = Double(newValue) }
  }
  /// How much red grows each second.
  open var redSpeed: Float {
    get { Float(values.redSpeed) }
    set { values.redSpeed = Double(newValue) }
  }
  /// How much green grows each second.
  open var greenSpeed: Float {
    get { Float(values.greenSpeed) }
    set { values.greenSpeed = Double(newValue) }
  }
  /// How much blue grows each second.
  open var blueSpeed: Float {
    get { Float(values.blueSpeed) }
    set { values.blueSpeed = Double(newValue) }
  }
  /// How much alpha grows each second.
  open var alphaSpeed: Float {
    get { Float(values.alphaSpeed) }
    set { values.alphaSpeed = Double(newValue) }
  }

  // MARK: Timing

  /// When it begins to emit, in the layer's time, or that of the particle that emits it.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }
  /// How long it emits; 0 is for ever.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }
  /// How fast its particles live.
  open var speed: Float {
    get { Float(values.timing.speed) }
    set { values.timing.speed = Double(newValue) }
  }
  /// How long it has emitted when it begins.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }
  /// Kept; emission does not repeat.
  open var repeatCount: Float {
    get { Float(values.timing.repeatCount) }
    set { values.timing.repeatCount = Double(newValue) }
  }
  /// Kept; emission does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }
  /// Kept; emission does not run back.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }
  /// Kept; before its beginning a cell emits nothing.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { values.timing.fillMode = newValue }
  }
}
