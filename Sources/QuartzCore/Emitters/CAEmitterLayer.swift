import Foundation
import SegueWorld

/// A layer that emits particles and draws them over its background, sublayers and border.
///
/// The positions of the particles are a function of time. There is no simulation step: a frame
/// requested alone equals the same frame of a run. All random values derive from `seed`. A particle
/// keeps the properties that its cell had when it was born.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  var history = EmissionHistory()

  /// Creates a layer without cells.
  public override init() {
    super.init()
    properties.ofClass = .emitter(EmitterProperties())
  }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAEmitterLayer {
      (emitterCells, history) = (layer.emitterCells, layer.history)
    } else {
      properties.ofClass = .emitter(EmitterProperties())
    }
  }

  /// Creates a layer without cells. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .emitter(EmitterProperties())
  }

  override func timelineDidChange() {
    let time = timeMapping(World.current.now.seconds)
    history.record(
      emitter, attached.map(\.animation), at: hasBeenCommitted ? time : nil)
  }

  private var emitter: EmitterProperties { properties.emitter ?? EmitterProperties() }

  private func update(_ property: LayerProperty, _ update: (inout EmitterProperties) -> Void) {
    change(property) { $0.updateEmitter(update) }
  }

  private func set(_ update: (inout EmitterProperties) -> Void) {
    storeStateBeforeChange()
    properties.updateEmitter(update)
    timelineDidChange()
  }

  /// The kinds of particles that the layer emits. The cells are copied when they are set, and
  /// emission begins anew.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      let time = timeMapping(World.current.now.seconds)
      history = EmissionHistory(from: hasBeenCommitted ? max(time, 0) : 0)
      set { $0.cells = (emitterCells ?? []).map(\.values) }
    }
  }
  /// The center of the emitter shape.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { update(.emitterPosition) { $0.position = newValue } }
  }
  /// The size of the emitter shape.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { update(.emitterSize) { $0.size = newValue } }
  }
  /// The factor for the birth rates of all cells. Setting it to 0 stops the emission; existing
  /// particles live on.
  open var birthRate: Float {
    get { Float(emitter.birthRate) }
    set { update(.birthRate) { $0.birthRate = Double(newValue) } }
  }
  /// The factor for the lifetimes of all particles.
  open var lifetime: Float {
    get { Float(emitter.lifetime) }
    set { update(.lifetime) { $0.lifetime = Double(newValue) } }
  }
  /// The factor for the velocities of all particles.
  open var velocity: Float {
    get { Float(emitter.velocity) }
    set { update(.velocity) { $0.velocity = Double(newValue) } }
  }
  /// The factor for the scales of all particles.
  open var scale: Float {
    get { Float(emitter.scale) }
    set { update(.scale) { $0.scale = Double(newValue) } }
  }
  /// The factor for the rotation speeds of all particles.
  open var spin: Float {
    get { Float(emitter.spin) }
    set { update(.spin) { $0.spin = Double(newValue) } }
  }
  /// The distance of the shape's center in front of the layer's plane.
  open var emitterZPosition: CGFloat {
    get { CGFloat(emitter.zPosition) }
    set { update(.emitterZPosition) { $0.zPosition = Double(newValue) } }
  }
  /// The depth of a cuboid emitter shape.
  open var emitterDepth: CGFloat {
    get { CGFloat(emitter.depth) }
    set { update(.emitterDepth) { $0.depth = Double(newValue) } }
  }
  /// The shape from which particles are emitted.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { set { $0.shape = newValue } }
  }
  /// The part of the shape from which particles are emitted.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { set { $0.mode = newValue } }
  }
  /// The order or blending in which particles are drawn.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { set { $0.renderMode = newValue } }
  }
  /// A Boolean value that indicates whether particles keep their depth. Not supported; commits
  /// report it.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { set { $0.preservesDepth = newValue } }
  }
  /// The seed of all random values of the layer.
  open var seed: UInt32 {
    get { emitter.seed }
    set { set { $0.seed = newValue } }
  }
}
