// Conversion of layers to display items: SEMANTICS 9b, back to front. The traversal passes down
// what a layer inherits: the transform from its superlayer's coordinates to pixels, its
// superlayer's time, and, where opacity is not applied to a group, the accumulated opacity.

import Foundation
import SegueDisplay

/// The values that a layer inherits from its ancestors.
struct RenderContext {
  /// The transform from the superlayer's coordinates to pixels, or to those of the perspective
  /// plane that it lies in.
  var transform: CGAffineTransform
  /// The transform that precedes `transform`, from the superlayer's space to its coordinates; `nil`
  /// if they are the same.
  var space: CATransform3D?
  /// A Boolean value that indicates whether `transform` leads to the pixels of the frame.
  var leadsToPixels = false
  /// A Boolean value that indicates whether that plane is seen from behind.
  var showsBackFace = false
  /// A Boolean value that indicates whether `isGeometryFlipped` of an ancestor flips the
  /// coordinates. Contents are not flipped.
  var isUpsideDown = false
  /// The mapping from world time to the superlayer's time.
  var time = TimeMapping.identity
  /// The renderer that is reproduced.
  var mode = LayerRenderingMode.renderServer
  /// The factor for the opacity of each item, where no ancestor is faded as a group.
  var opacity = 1.0
  /// The factor for the opacity of the layer itself.
  var fade = 1.0
  /// The numbers with which the groups of layers are marked; `nil` if they are not marked.
  var sources: LayerSources?
}

extension RenderContext {
  /// Returns the context of content that is moved by an offset in the layer's coordinates.
  func moved(by offset: CGVector) -> RenderContext {
    var moved = self
    moved.transform = CGAffineTransform(translationX: offset.dx, y: offset.dy)
      .concatenating(transform)
    return moved
  }
}

/// Converts a layer tree to display items.
@MainActor
struct LayerRenderer {
  let showsModel: Bool
  let seconds: Double
  /// The renderer that is reproduced.
  let mode: LayerRenderingMode
  var unsupported = UnsupportedFeatures()
  /// What the tree may still use.
  var budget: FrameBudget

  init(
    showsModel: Bool, seconds: Double, budget: FrameBudget,
    mode: LayerRenderingMode = .renderServer
  ) {
    (self.showsModel, self.seconds, self.budget) = (showsModel, seconds, budget)
    self.mode = mode
  }

  /// Returns the items of a whole tree on the screen. Its layers are marked as committed.
  ///
  /// With `sources`, the items of each layer are a group of their own that is marked with the layer.
  mutating func commit(
    _ root: CALayer, transform: CGAffineTransform, sources: LayerSources? = nil
  ) -> [DisplayItem] {
    let context = RenderContext(
      transform: transform, leadsToPixels: true, time: root.superlayer?.timeMapping ?? .identity,
      sources: sources)
    var items: [DisplayItem] = []
    draw(root, in: context, into: &items)
    root.markCommitted()
    return items
  }

  /// Returns the items of a tree in the coordinates of its root, which is treated as opaque,
  /// visible and untransformed.
  mutating func record(_ root: CALayer) -> [DisplayItem] {
    let above = root.superlayer?.timeMapping ?? .identity
    let time = root.hasOwnTime ? above.then(root.timing) : above
    var shown = shown(root, time: time)
    shown.isHidden = false
    return displayedItems(
      of: root, shown: shown, in: RenderContext(transform: .identity, time: time, mode: mode))
  }

  /// Returns the properties that `layer`, whose own time is `time`, displays.
  func shown(_ layer: CALayer, time: TimeMapping) -> LayerProperties {
    var shown =
      showsModel || layer.attached.isEmpty
      ? layer.properties : layer.animatedProperties(layerTime: time(seconds))
    if !shown.ownValues.isEmpty { shown.contents = layer.drawing(with: shown.ownValues) }
    if let timed = shown.contents as? TimedContents {
      shown.contents = timed.image(atSeconds: seconds)
    }
    if let timed = shown.incoming?.contents as? TimedContents {
      shown.incoming?.contents = timed.image(atSeconds: seconds)
    }
    return mode.drawn(shown)
  }

  /// Adds the items of `layer` and all its descendants.
  private mutating func draw(
    _ layer: CALayer, in context: RenderContext, into items: inout [DisplayItem]
  ) {
    guard budget.use(.layers, by: layer) else { return }
    if mode == .renderServer, context.space == nil, context.sources == nil,
      let style = layer.solidStyle,
      draw(layer, withStyle: style, in: context, into: &items)
    {
      return
    }
    if layer.attached.isEmpty, layer.properties.isHidden || layer.properties.opacity <= 0 { return }
    let time = layer.hasOwnTime ? context.time.then(layer.timing) : context.time
    draw(layer, shown: shown(layer, time: time), time: time, in: context, into: &items)
  }

  /// Adds the items of a layer that draws at most a background. Returns whether the layer could be
  /// drawn that way.
  private mutating func draw(
    _ layer: CALayer, withStyle style: SolidLayerStyle, in context: RenderContext,
    into items: inout [DisplayItem]
  ) -> Bool {
    let opacity = style.opacity * context.fade
    let total = context.opacity * opacity
    // A group with opacity is composited separately; an opacity that is not a number is left to the
    // general path.
    guard opacity > 0, !style.isGroup || total >= 1 else { return false }
    let transform = style.toParent.concatenating(context.transform)
    let ownOpacity = style.isGroup ? 1 : total
    if let fill = style.fill {
      var color = fill.color
      color.alpha *= ownOpacity
      items.append(.solid(SolidQuad(shape: fill.shape, transform: transform, color: color)))
    }
    if layer.children.isEmpty { return true }
    var inner = context
    (inner.transform, inner.fade, inner.opacity) = (transform, 1, ownOpacity)
    drawSublayers(of: layer, in: inner, into: &items)
    return true
  }

  /// Adds the items of a layer that displays `shown`, and of all its descendants.
  mutating func draw(
    _ layer: CALayer, shown: LayerProperties, time: TimeMapping, in context: RenderContext,
    into items: inout [DisplayItem]
  ) {
    let opacity = min(shown.opacity, 1) * context.fade
    let isTransition = layer.attached.contains(where: \.isTransition)
    guard opacity > 0, !shown.isHidden || isTransition else { return }
    if layer is CATransformLayer {
      if shown.isHidden { return }
      return drawSpace(of: layer, shown: shown, time: time, in: context, into: &items)
    }
    let own = shown.position(in: context)
    guard shown.isDoubleSided || !own.showsBackFace, own.isVisible else { return }
    var inner = own.context
    inner.time = time
    // A layer that may be a group applies its own and the inherited opacity as a whole; any other
    // passes it on.
    let total = context.opacity * opacity
    inner.opacity = layer.allowsGroupOpacity ? 1 : total
    var displayed = displayedItems(of: layer, shown: shown, in: inner)
    if let sources = context.sources { displayed = sources.marked(displayed, as: layer) }
    let drawing = LayerDrawing(layer: layer, shown: shown, context: inner)
    items += own.seen(drawing.blended(displayed, opacity: layer.allowsGroupOpacity ? total : 1))
  }

  /// Returns what the layer displays, including a running transition from its old state. `context`
  /// is the layer's own.
  private mutating func displayedItems(
    of layer: CALayer, shown: LayerProperties, in context: RenderContext
  ) -> [DisplayItem] {
    guard !showsModel, layer.attached.contains(where: \.isTransition),
      let transition = layer.shownTransition(atLayerTime: context.time(seconds))
    else { return shown.isHidden ? [] : body(of: layer, shown: shown, in: context) }
    let offsets = transition.offsets(in: shown.bounds.size)
    let (oldContext, newContext) = (
      context.moved(by: offsets.old), context.moved(by: offsets.new)
    )
    let new = shown.isHidden ? [] : body(of: layer, shown: shown, in: newContext)
    let old = transition.outgoing.map { recording in
      for feature in recording.unsupported { unsupported.insert(feature) }
      let origin = CGVector(
        dx: shown.bounds.minX - recording.bounds.minX, dy: shown.bounds.minY - recording.bounds.minY
      )
      let transform = oldContext.moved(by: origin).transform
      return recording.items.map { $0.transformed(by: transform) }.faded(by: context.opacity)
    }
    return transition.compose(old: old ?? [], new: new, in: shown.bounds, context)
  }

  /// Returns background, contents, own drawing, sublayers and border of the layer. `context` is the
  /// layer's own.
  private mutating func body(
    of layer: CALayer, shown: LayerProperties, in context: RenderContext
  ) -> [DisplayItem] {
    for feature in layer.unsupportedFeatures(shown) { unsupported.insert(feature) }
    var items: [DisplayItem] = []
    let own = LayerDrawing(layer: layer, shown: shown, context: context)
    if let backdrop = own.backdrop { items.append(backdrop) }
    if let background = own.background { items.append(background) }
    if let gradient = own.gradient { items.append(gradient) }
    var inside = own.upright.contents
    inside += shape(of: own)
    inside += own.upright.drawnContents
    var below = context
    below.space = layer.sublayerPlacement(showing: shown)
    if layer.isGeometryFlipped {
      below.isUpsideDown.toggle()
      below.showsBackFace.toggle()
    }
    if let replicator = shown.replicator {
      drawInstances(replicator, of: own, in: below, into: &inside)
    } else if let fold = shown.pageFold {
      drawPage(fold, of: own, in: below, into: &inside)
    } else {
      drawSublayers(of: layer, in: below, into: &inside)
    }
    items += shown.masksToBounds ? own.clipped(inside) : inside
    items += own.border
    items += particles(of: own)
    return masked(own.shadowed(items), by: layer.mask, in: context)
  }

  /// Returns the fill and the stroke of a shape layer. What a stroke becomes is counted before the next
  /// one is computed: it can have hundreds of times as many elements as its path, and replicators
  /// repeat it.
  private mutating func shape(of own: LayerDrawing) -> [DisplayItem] {
    guard let shape = own.shown.shape, budget.use(.dashes, shape.dashCount, by: own.layer) else {
      return []
    }
    let items = own.shape
    return budget.use(.pathElements, items.pathElementCount, by: own.layer) ? items : []
  }

  /// Returns `items` masked by the alpha of `mask` and its sublayers.
  private mutating func masked(
    _ items: [DisplayItem], by mask: CALayer?, in context: RenderContext
  ) -> [DisplayItem] {
    guard let mask else { return items }
    var through: [DisplayItem] = []
    var own = context
    own.opacity = 1
    draw(mask, in: own, into: &through)
    if items.isEmpty || through.isEmpty { return [] }
    return [.masked(DisplayMask(items, through: through))]
  }

  /// Draws the sublayers of a replicator once for each instance.
  private mutating func drawInstances(
    _ replicator: ReplicatorProperties, of own: LayerDrawing, in below: RenderContext,
    into items: inout [DisplayItem]
  ) {
    var (context, place) = (below, CATransform3DIdentity)
    for index in 0..<replicator.drawnCount where !own.layer.children.isEmpty {
      guard budget.use(.instances, by: own.layer) else { return }
      context.space = own.shown.space(ofInstance: place, in: below.space)
      context.time.offset = below.time.offset - Double(index) * replicator.delay
      var instance: [DisplayItem] = []
      drawSublayers(of: own.layer, in: context, into: &instance)
      items += instance.multiplied(by: replicator.color(ofInstance: index))
      place = CATransform3DConcat(place, replicator.transform)
    }
  }

  private mutating func drawSublayers(
    of layer: CALayer, in context: RenderContext, into items: inout [DisplayItem]
  ) {
    let isFlat = layer.children.allSatisfy {
      $0.properties.zPosition == 0 && $0.properties.keepsPlane && $0.attached.isEmpty
        && !($0 is CATransformLayer)
    }
    if isFlat {
      for child in layer.children { draw(child, in: context, into: &items) }
      return
    }
    let children = shownChildren(of: layer, in: context)
    if children.haveDepth(in: context) {
      drawByDepth(children, in: context, into: &items)
      return
    }
    for child in children {
      guard budget.use(.layers, by: child.layer) else { return }
      draw(child.layer, shown: child.shown, time: child.time, in: context, into: &items)
    }
  }
}

extension CALayer {
  /// Marks this layer and all its descendants as committed. `World.instantEnd` does so for
  /// everything on the screen, so that implicit animations do not depend on which frames are drawn.
  package final func markCommitted() {
    guard hasUncommitted else { return }
    (hasBeenCommitted, hasUncommitted) = (true, false)
    for child in children { child.markCommitted() }
    mask?.markCommitted()
  }
}
