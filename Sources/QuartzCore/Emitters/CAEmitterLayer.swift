import Foundation

/// A layer that emits particles and draws them over its background, sublayers and border.
///
/// Where its particles are is a function of time: nothing steps, and a frame asked for alone is the frame
/// of a run. Chance comes from `seed` alone. A particle is what its cell was when it was born.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  var history = EmissionHistory()

  /// A layer without cells.
  public override init() {
    super.init()
    properties.ofClass = .emitter(EmitterProperties())
  }

  /// A copy of the model values of `layer`, as for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAEmitterLayer {
      (emitterCells, history) = (layer.emitterCells, layer.history)
    } else {
      properties.ofClass = .emitter(EmitterProperties())
    }
  }

  /// A layer without cells: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .emitter(EmitterProperties())
  }

  override func copyForPresentation() -> CALayer { CAEmitterLayer(layer: self) }

  override func courseDidChange() {
    let time = timeMapping(World.current.now.seconds)
    history.note(
      emitter, attached.map(\.animation), at: hasBeenCommitted ? time : nil)
  }

  private var emitter: EmitterProperties { properties.emitter ?? EmitterProperties() }

  private func update(_ property: LayerProperty, _ update: (inout EmitterProperties) -> Void) {
    change(property) { $0.updateEmitter(update) }
  }

  private func set(_ update: (inout EmitterProperties) -> Void) {
    remember()
    properties.updateEmitter(update)
    courseDidChange()
  }

  /// What is emitted. The cells are copied; emission begins anew.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      let time = timeMapping(World.current.now.seconds)
      history = EmissionHistory(from: hasBeenCommitted ? max(time, 0) : 0)
      set { $0.cells = (emitterCells ?? []).map(\.values) }
    }
  }
  /// The middle of the shape.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { update(.emitterPosition) { $0.position = newValue } }
  }
  /// The size of the shape.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { update(.emitterSize) { $0.size = newValue } }
  }
  /// What the birth rates of all cells are multiplied by; 0 stops the emission, and lets particles live on.
  open var birthRate: Float {
    get { Float(emitter.birthRate) }
    set { update(.birthRate) { $0.birthRate = Double(newValue) } }
  }
  /// What lifetimes are multiplied by.
  open var lifetime: Float {
    get { Float(emitter.lifetime) }
    set { update(.lifetime) { $0.lifetime = Double(newValue) } }
  }
  /// What velocities are multiplied by.
  open var velocity: Float {
    get { Float(emitter.velocity) }
    set { update(.velocity) { $0.velocity = Double(newValue) } }
  }
  /// What sizes are multiplied by.
  open var scale: Float {
    get { Float(emitter.scale) }
    set { update(.scale) { $0.scale = Double(newValue) } }
  }
  /// What spins are multiplied by.
  open var spin: Float {
    get { Float(emitter.spin) }
    set { update(.spin) { $0.spin = Double(newValue) } }
  }
  /// How far the middle of the shape is in front of the plane.
  open var emitterZPosition: CGFloat {
    get { CGFloat(emitter.zPosition) }
    set { update(.emitterZPosition) { $0.zPosition = Double(newValue) } }
  }
  /// How deep a cuboid is.
  open var emitterDepth: CGFloat {
    get { CGFloat(emitter.depth) }
    set { update(.emitterDepth) { $0.depth = Double(newValue) } }
  }
  /// The shape that particles come from.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { set { $0.shape = newValue } }
  }
  /// From which part of the shape they come.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { set { $0.mode = newValue } }
  }
  /// How particles are drawn over each other.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { set { $0.renderMode = newValue } }
  }
  /// Whether particles keep their depth; refused.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { set { $0.preservesDepth = newValue } }
  }
  /// What all chance comes from.
  open var seed: UInt32 {
    get { emitter.seed }
    set { set { $0.seed = newValue } }
  }
}
