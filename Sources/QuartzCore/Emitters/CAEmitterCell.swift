// A kind of particle, as configured in code. An emitter copies the cells that it is given. Later
// changes use key paths such as `emitterCells.spark.birthRate`, as on iOS.

import Foundation

/// The definition of one kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  package final var values = EmitterCellProperties()

  /// Creates a cell that emits nothing.
  public override init() { super.init() }
  /// Creates a cell that emits nothing. Archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The name of the cell in key paths.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }
  /// A Boolean value that indicates whether the cell emits particles.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// The image of a particle, a `CGImage`.
  open var contents: Any? {
    get { values.contents }
    set { values.contents = newValue }
  }
  /// The part of the contents that is drawn, in units of their size.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }
  /// The number of pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { values.contentsScale = Double(newValue) }
  }
  /// The filter with which contents are enlarged.
  open var magnificationFilter: String {
    get { values.magnificationFilter.rawValue }
    set { values.magnificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }
  /// The filter with which contents are reduced.
  open var minificationFilter: String {
    get { values.minificationFilter.rawValue }
    set { values.minificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }
  /// Kept without effect. Contents are reduced by averaging in any case.
  open var minificationFilterBias: Float = 0
  /// The color that multiplies the contents.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }
  /// The cells of the particles that the particles of this cell emit.
  open var emitterCells: [CAEmitterCell]? {
    didSet { values.cells = (emitterCells ?? []).map(\.values) }
  }
  /// Custom values by key.
  open var style: [AnyHashable: Any]?

  // MARK: Numeric properties

  /// The number of particles emitted per second.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { values.birthRate = Double(newValue) }
  }
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { values.lifetime = Double(newValue) }
  }
  /// The range of lifetimes: they vary by half of it in either direction.
  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { values.lifetimeRange = Double(newValue) }
  }
  /// The angle at which particles are emitted out of the plane, in radians.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.emissionLatitude) }
    set { values.emissionLatitude = Double(newValue) }
  }
  /// The direction of emission within the plane, in radians from the direction of the emitter
  /// shape.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.emissionLongitude) }
    set { values.emissionLongitude = Double(newValue) }
  }
  /// The angle of the cone in which particles are emitted, in radians.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { values.emissionRange = Double(newValue) }
  }
  /// The initial velocity, in points per second.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity) }
    set { values.velocity = Double(newValue) }
  }
  /// The range of velocities: they vary by half of it in either direction.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocityRange) }
    set { values.velocityRange = Double(newValue) }
  }
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.xAcceleration) }
    set { values.xAcceleration = Double(newValue) }
  }
  /// The acceleration downward, in points per second squared.
  open var yAcceleration: CGFloat {
    get { CGFloat(values.yAcceleration) }
    set { values.yAcceleration = Double(newValue) }
  }
  /// The acceleration toward the viewer, in points per second squared.
  open var zAcceleration: CGFloat {
    get { CGFloat(values.zAcceleration) }
    set { values.zAcceleration = Double(newValue) }
  }
  /// The initial scale.
  open var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { values.scale = Double(newValue) }
  }
  /// The range of scales: they vary by half of it in either direction.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scaleRange) }
    set { values.scaleRange = Double(newValue) }
  }
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { values.scaleSpeed = Double(newValue) }
  }
  /// The rotation speed, in radians per second.
  open var spin: CGFloat {
    get { CGFloat(values.spin) }
    set { values.spin = Double(newValue) }
  }
  /// The range of rotation speeds: they vary by half of it in either direction.
  open var spinRange: CGFloat {
    get { CGFloat(values.spinRange) }
    set { values.spinRange = Double(newValue) }
  }
  /// The range of the red component: it varies by half of it in either direction.
  open var redRange: Float {
    get { Float(values.redRange) }
    set { values.redRange = Double(newValue) }
  }
  /// The range of the green component: it varies by half of it in either direction.
  open var greenRange: Float {
    get { Float(values.greenRange) }
    set { values.greenRange = Double(newValue) }
  }
  /// The range of the blue component: it varies by half of it in either direction.
  open var blueRange: Float {
    get { Float(values.blueRange) }
    set { values.blueRange = Double(newValue) }
  }
  /// The range of alpha: it varies by half of it in either direction.
  open var alphaRange: Float {
    get { Float(values.alphaRange) }
    set { values.alphaRange = Double(newValue) }
  }
  /// The change of the red component per second.
  open var redSpeed: Float {
    get { Float(values.redSpeed) }
    set { values.redSpeed = Double(newValue) }
  }
  /// The change of the green component per second.
  open var greenSpeed: Float {
    get { Float(values.greenSpeed) }
    set { values.greenSpeed = Double(newValue) }
  }
  /// The change of the blue component per second.
  open var blueSpeed: Float {
    get { Float(values.blueSpeed) }
    set { values.blueSpeed = Double(newValue) }
  }
  /// The change of alpha per second.
  open var alphaSpeed: Float {
    get { Float(values.alphaSpeed) }
    set { values.alphaSpeed = Double(newValue) }
  }

  // MARK: Timing

  /// The time at which emission begins, in the time of the layer or of the particle that emits the
  /// cell's particles.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }
  /// The duration of the emission, in seconds. 0 means forever.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }
  /// The rate at which time passes for the particles.
  open var speed: Float {
    get { Float(values.timing.speed) }
    set { values.timing.speed = Double(newValue) }
  }
  /// The time for which the cell has been emitting when it begins, in seconds.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }
  /// Kept without effect. Emission does not repeat.
  open var repeatCount: Float {
    get { Float(values.timing.repeatCount) }
    set { values.timing.repeatCount = Double(newValue) }
  }
  /// Kept without effect. Emission does not repeat.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }
  /// Kept without effect. Emission does not run in reverse.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }
  /// Kept without effect. A cell emits nothing before its begin time.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { values.timing.fillMode = newValue }
  }
}
