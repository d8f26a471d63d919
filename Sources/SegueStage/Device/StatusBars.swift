// The status bar as it is at one moment: in the colour that the screen in front asks for, and while one screen
// gives way to another in the middle of their transition, from the one colour to the other.

import SegueDisplay
import SegueScenes
import UIKit

/// The status bars of a scene.
@MainActor
struct StatusBars {
  private let document: SceneDocument
  private typealias Drawn = [SceneStatusBar.Style: [DisplayItem]]
  private let bars, indicators: Drawn

  /// Drawn in the world that is running.
  init(_ document: SceneDocument, on canvas: SceneCanvas? = nil) {
    self.document = document
    let styles = SceneStatusBar.Style.allCases
    let canvas = canvas ?? document.canvas
    let drawn = styles.map { ($0, StatusBar(canvas, style: $0)) }
    bars = Dictionary(uniqueKeysWithValues: drawn.map { ($0.0, $0.1?.items ?? []) })
    indicators = Dictionary(uniqueKeysWithValues: drawn.map { ($0.0, $0.1?.indicator ?? []) })
  }

  /// What shows over `window` at `seconds` of its world. Where a sheet has its presenter stand back, what is behind
  /// the bar is black.
  func items(over window: UIWindow, in world: World, at seconds: Double) -> [DisplayItem] {
    let usual = shown(bars, over: window, in: world, at: seconds)
    let indicator = shown(indicators, over: window, in: world, at: seconds)
    let share = standingBack(window, at: seconds)
    guard share > 0 else { return usual + indicator }
    return usual.map { $0.faded(by: 1 - share) }
      + (bars[.light] ?? []).map { $0.faded(by: share) } + indicator
  }

  private func standingBack(_ window: UIWindow, at seconds: Double) -> Double {
    var share: CGFloat = 0
    var next = window.rootViewController?.presentedViewController
    while let controller = next {
      let sheet = controller.sheetPresentationController
      share = max(share, sheet?.standingBack(atSeconds: seconds) ?? 0)
      next = controller.presentedViewController
    }
    return Double(share)
  }

  /// What the screens ask for, from the one to the other in the middle of their transition.
  private func shown(
    _ items: Drawn, over window: UIWindow, in world: World, at seconds: Double
  ) -> [DisplayItem] {
    let front = style(of: window.frontController)
    guard let record = world.transitions.active.last, record.isAnimated else {
      return items[front] ?? []
    }
    let (from, to) = (style(of: record.from), style(of: record.to))
    guard from != to, record.duration > 0 else { return items[to] ?? [] }
    let progress = (seconds - record.beginning.seconds) / record.duration
    let isHeld = record.isInteractive || record.isCancelling
    let share = isHeld ? 0 : min(max((progress - Self.start) / Self.length, 0), 1)
    return (items[from] ?? []).map { $0.faded(by: 1 - share) }
      + (items[to] ?? []).map { $0.faded(by: share) }
  }

  /// The part of a transition in which the colour changes.
  private static let (start, length) = (0.2, 0.3)

  /// What a screen asks for; one that does not cover the display leaves it to the one beneath.
  private func style(of controller: UIViewController?) -> SceneStatusBar.Style {
    let usual = document.canvas.statusBar?.style ?? .automatic
    guard let controller else { return usual }
    let tab = (controller as? UITabBarController)?.selectedViewController ?? controller
    let names = [
      (tab as? UINavigationController)?.topViewController?.title, tab.title, controller.title,
    ]
    for case let name? in names {
      if let style = document.screen(name)?.statusBarStyle { return style }
    }
    guard controller.modalPresentationStyle != .fullScreen,
      let below = controller.presentingViewController
    else { return usual }
    return style(of: below)
  }
}
