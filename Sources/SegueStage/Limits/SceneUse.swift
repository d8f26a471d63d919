// What a scene uses of the resources that its description alone determines.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// The use of limited resources that the description of a scene determines.
@MainActor
struct SceneUse {
  let document: SceneDocument
  let limits: ResourceLimits

  /// The limits that the scene exceeds, each at the place that reaches it.
  var failures: [Diagnostic] {
    [views ?? pieces, steps, touchSamples].compactMap { $0 }
      + document.screens.flatMap { [particles(on: $0), instances(on: $0)].compactMap { $0 } }
  }

  // MARK: Views

  private var views: Diagnostic? {
    excess(of: .views, in: document.compactMapViews { (1, $0.position) })
  }

  /// The pieces and openings of a transition are views while it plays.
  private var pieces: Diagnostic? {
    let most = document.script.compactMap { $0.move?.transition }.map { use in
      (amount: pieceCount(use), position: use.name.position)
    }.max { $0.amount < $1.amount }
    guard let most, most.amount > 0 else { return nil }
    let count = document.compactMapViews { _ in 1.0 }.count
    return excess(of: .views, in: [(Double(count), nil), (most.amount, most.position)])
  }

  private func pieceCount(_ use: TransitionUse) -> Double {
    guard let declaration = document.transition(use.name.value) else { return 0 }
    let settings = Dictionary(
      use.settings.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let chosen = try? declaration.with(settings) else { return 0 }
    let (width, height) = (document.canvas.width, document.canvas.height)
    return max(
      chosen.forward.pieceCount(width: width, height: height),
      chosen.backward.pieceCount(width: width, height: height))
  }

  private func particles(on screen: SceneScreen) -> Diagnostic? {
    excess(
      of: .particles,
      in: visit(screen) { view, instances in
        guard case .emitter(let emitter) = view.content else { return 0 }
        return emitter.particlesAtOnce * instances
      })
  }

  private func instances(on screen: SceneScreen) -> Diagnostic? {
    excess(
      of: .instances,
      in: visit(screen) { view, instances in
        guard case .replicator(let replicator) = view.content, !view.views.isEmpty else { return 0 }
        return Double(replicator.count) * instances
      })
  }

  /// Returns the amounts that the views of a screen use.
  /// - Parameter amount: Returns the amount of a view that replicators draw as often as given.
  private func visit(_ screen: SceneScreen, _ amount: (SceneView, Double) -> Double)
    -> [(Double, SourcePosition?)]
  {
    var result: [(Double, SourcePosition?)] = []
    func visit(_ views: [SceneView], _ instances: Double) {
      for view in views where !view.isHidden {
        let own = amount(view, instances)
        if own > 0 { result.append((own, view.position)) }
        var inside = instances
        if case .replicator(let replicator) = view.content { inside *= Double(replicator.count) }
        visit(view.views, inside)
      }
    }
    if case .page(let page) = screen.content { visit(page.views, 1) }
    return result
  }

  // MARK: Script

  private var steps: Diagnostic? {
    excess(of: .steps, in: document.script.map { (1, $0.verb.position) })
  }

  private var touchSamples: Diagnostic? {
    let (width, height) = (document.canvas.width, document.canvas.height)
    let size = CGSize(width: width, height: height)
    return excess(
      of: .touchSamples,
      in: document.script.map { (Double($0.sampleCount(in: size)), $0.verb.position) })
  }

  // MARK: Excess

  /// Returns the failure of a scene whose parts together use more of a resource than the limit, at
  /// the first part that reaches it.
  private func excess(
    of resource: LimitedResource, in parts: [(amount: Double, position: SourcePosition?)]
  ) -> Diagnostic? {
    let limit = limits[resource]
    var sum = 0.0
    var place: SourcePosition?
    for part in parts {
      if sum <= Double(limit), sum + part.amount > Double(limit) { place = part.position }
      sum += part.amount
    }
    guard sum > Double(limit) else { return nil }
    let found = sum < 1e15 ? "\(Int(sum.rounded(.up)))" : "more than 10^15"
    return Diagnostic(.error, at: place, resource.excessMessage(found: found, limit: limit))
  }
}

extension SceneStep {
  /// The maximum number of samples of touches and progress that the step reports.
  @MainActor
  fileprivate func sampleCount(in size: CGSize) -> Int {
    switch action {
    case .drag(let drag):
      Sampling.reported(
        Sampling(seconds: drag.duration).count, over: DragLine(drag.path, in: size).length)
    case .touch(let fingers):
      fingers.reduce(0) { $0 + $1.sampleCount }
    case .scrub(let scrub):
      min(Sampling(seconds: scrub.duration).count, Int(1 / ScrubStep.resolution))
    default: 0
    }
  }
}

extension SceneFinger {
  @MainActor
  fileprivate var sampleCount: Int {
    guard isInterpolated, let movement = FingerMovement(samples) else { return samples.count }
    return movement.sampleCount
  }
}
