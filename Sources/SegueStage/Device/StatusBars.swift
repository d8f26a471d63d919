// The status bar at one instant, in the style that the front screen requests. During a transition
// between screens with different styles, it changes from one to the other. As from iOS 17 on, the bar of an app
// whose screen requests none is legible over what is behind it.

import SegueDisplay
import SegueScenes
import SegueWorld
import UIKit

/// The status bars of a scene, one for each style.
@MainActor
struct StatusBars {
  private let document: SceneDocument
  private typealias Drawn = [SceneStatusBar.Style: [DisplayItem]]
  private let bars, indicators: Drawn
  private let probes, indicatorProbes: [DisplayProbe]

  /// Creates the status bars of a scene, drawn in the current world.
  init(_ document: SceneDocument, on canvas: SceneCanvas? = nil) {
    self.document = document
    let styles = SceneStatusBar.Style.allCases
    let canvas = canvas ?? document.canvas
    let drawn = styles.map { ($0, StatusBar(canvas, style: $0)) }
    bars = Dictionary(uniqueKeysWithValues: drawn.map { ($0.0, $0.1?.items ?? []) })
    indicators = Dictionary(uniqueKeysWithValues: drawn.map { ($0.0, $0.1?.indicator ?? []) })
    let bar = StatusBar(canvas)
    (probes, indicatorProbes) = (bar?.probes ?? [], bar?.indicatorProbes ?? [])
  }

  /// Returns the items over `window`, of which `list` is the frame, at `seconds` of its world. Where a sheet scales
  /// its presenting screen down, the area behind the bar is black.
  func items(
    over window: UIWindow, _ list: DisplayList, in world: World, at seconds: Double
  ) -> [DisplayItem] {
    let isHidden = document.app != nil && window.shown.statusBarAppearance.isHidden
    let above = document.app == nil ? nil : style(ofAppIn: window, over: list)
    let usual = isHidden ? [] : shown(bars, above, over: window, in: world, at: seconds)
    let below = above.map { legible($0, over: list, at: indicatorProbes) }
    let indicator = shown(indicators, below, over: window, in: world, at: seconds)
    let share = isHidden ? 0 : recessionFraction(window.shown, at: seconds)
    guard share > 0 else { return usual + indicator }
    return usual.map { $0.faded(by: 1 - share) }
      + (bars[.light] ?? []).map { $0.faded(by: share) } + indicator
  }

  private func recessionFraction(_ window: UIWindow, at seconds: Double) -> Double {
    var share: CGFloat = 0
    var next = window.rootViewController?.presentedViewController
    while let controller = next {
      let sheet = controller.sheetPresentationController
      share = max(share, sheet?.recessionFraction(atSeconds: seconds) ?? 0)
      next = controller.presentedViewController
    }
    return Double(share)
  }

  /// Returns the bar in the style of the front screen. Within a transition, the bar changes from
  /// one screen's style to the other's.
  private func shown(
    _ items: Drawn, _ styleOfApp: SceneStatusBar.Style?, over window: UIWindow, in world: World,
    at seconds: Double
  ) -> [DisplayItem] {
    if let styleOfApp { return items[styleOfApp] ?? [] }
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

  /// Returns the style that the app's front screen requests.
  private func style(ofAppIn window: UIWindow, over list: DisplayList) -> SceneStatusBar.Style {
    switch window.shown.statusBarAppearance.style {
    case .lightContent: .light
    case .darkContent: .dark
    default: legible(usualStyle(ofAppIn: window), over: list, at: probes)
    }
  }

  /// The luma of what is behind the bar below which dark text, and above which light text, is not legible. Apple
  /// documents neither; screenshots of apps on iOS 17 agree with these.
  private static let (darkest, lightest) = (0.3, 0.7)

  /// Returns a style, or the other one where the contents of the bar would not be legible. A style that the scene
  /// gives remains.
  private func legible(
    _ style: SceneStatusBar.Style, over list: DisplayList, at probes: [DisplayProbe]
  ) -> SceneStatusBar.Style {
    guard document.canvas.statusBar?.style ?? .automatic == .automatic, !probes.isEmpty else {
      return style
    }
    let lumas = probes.map { $0.color(of: list.items, over: list.background).luma }
    let mean = lumas.reduce(0, +) / Double(lumas.count)
    switch style {
    case .dark: return mean < Self.darkest ? .light : .dark
    case .light: return mean > Self.lightest ? .dark : .light
    case .automatic: return style
    }
  }

  /// Returns the style of a screen that requests none: that of the scene, or else the one that is
  /// visible in the appearance that the app has given its screen.
  private func usualStyle(ofAppIn window: UIWindow) -> SceneStatusBar.Style {
    let usual = document.canvas.statusBar?.style ?? .automatic
    guard usual == .automatic, let root = window.shown.rootViewController else { return usual }
    switch root.traitCollection.userInterfaceStyle {
    case .dark: return .light
    case .light: return .dark
    case .unspecified: return usual
    }
  }

  /// The start and the length of the part of a transition in which the color changes.
  private static let (start, length) = (0.2, 0.3)

  /// Returns the style that a screen requests. A screen that does not cover the display defers to
  /// the screen beneath.
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
