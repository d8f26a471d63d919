// The status bar and the home indicator. Like the touch indicators, they are drawn only into the
// frame; no view represents them.

import SegueDisplay
import SegueScenes
import UIKit

/// Draws a status bar and the home indicator.
@MainActor
struct StatusBar {
  private let canvas: SceneCanvas
  private let bar: SceneStatusBar
  /// The height of the bar at the display's upper edge. On displays with a cutout, the bar is
  /// beside the cutout.
  private let height: Double

  /// Creates the status bar of a canvas. Returns `nil` if the scene has none.
  init?(_ canvas: SceneCanvas, style: SceneStatusBar.Style? = nil) {
    guard var bar = canvas.statusBar else { return nil }
    bar.style = style ?? bar.style
    (self.canvas, self.bar) = (canvas, bar)
    height = canvas.device == nil ? 20 : canvas.safeArea.top
  }

  /// The items of the bar from back to front, for a display that fills the frame.
  var items: [DisplayItem] { inPixels(canvas.hidesStatusBar ? [] : time + symbols) }

  /// The places between which the bar's contents lie, in pixels: three at either end.
  var probes: [DisplayProbe] {
    let ends = isSplit ? [0.1, 0.166, 0.23] : [0.02, 0.06, 0.1]
    return probes(at: middle, ends + ends.map { 1 - $0 })
  }

  /// Places at the home indicator, in pixels.
  var indicatorProbes: [DisplayProbe] { probes(at: canvas.height - 10.5, [0.35, 0.5, 0.65]) }

  private func probes(at y: Double, _ shares: [Double]) -> [DisplayProbe] {
    shares.map {
      DisplayProbe(point: CGPoint(x: canvas.width * $0 * canvas.scale, y: y * canvas.scale))
    }
  }

  /// The items of the home indicator.
  var indicator: [DisplayItem] { inPixels(homeIndicator) }

  private func inPixels(_ items: [DisplayItem]) -> [DisplayItem] {
    let toPixels = CGAffineTransform(scaleX: canvas.scale, y: canvas.scale)
    return items.map { $0.transformed(by: toPixels) }
  }

  /// The home indicator, at the lower edge of devices without a home button.
  private var homeIndicator: [DisplayItem] {
    guard let device = canvas.device, device.safeBottom > 0 else { return [] }
    // On phones in landscape orientation, Apple's templates have 209 points of 812.
    let width = device.isTablet ? 256 : canvas.isLandscape ? canvas.width * 209 / 812 : 139
    let rect = CGRect(
      x: (canvas.width - width) / 2, y: canvas.height - 13, width: width, height: 5)
    return [
      .solid(
        SolidQuad(
          shape: RoundedRectangle(rect, radius: 2.5), transform: .identity, color: displayColor))
    ]
  }

  /// A Boolean value that indicates whether a cutout divides the display's upper edge.
  private var isSplit: Bool { (canvas.device?.cutout ?? .none) != .none }
  private var middle: Double { isSplit ? height * 0.56 : height / 2 }

  private var color: UIColor {
    switch bar.style {
    case .light: .white
    case .dark: .black
    case .automatic: canvas.appearance == .dark ? .white : .black
    }
  }

  private var displayColor: DisplayColor {
    let color = color.cgColor
    return DisplayColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  // MARK: Time

  private var time: [DisplayItem] {
    let label = UILabel(frame: .zero)
    label.text = bar.time
    label.font = .systemFont(ofSize: isSplit ? 17 : 12, weight: .semibold)
    label.textColor = color
    label.textAlignment = .center
    let size = label.sizeThatFits(CGSize(width: 200, height: 100))
    let x = isSplit ? canvas.width * 0.166 : canvas.width / 2
    let middle = isMirrored && isSplit ? canvas.width - x : x
    label.frame = CGRect(
      x: middle - size.width / 2, y: self.middle - size.height / 2, width: size.width,
      height: size.height)
    label.layoutIfNeeded()
    let move = CGAffineTransform(translationX: label.frame.minX, y: label.frame.minY)
    return label.layer.drawnContents.map { $0.transformed(by: move) }
  }

  private var isMirrored: Bool { canvas.direction == .rtl }

  // MARK: Signal and battery

  /// The symbols on the right side: from right to left, battery, network and signal.
  private var symbols: [DisplayItem] {
    let width = 78.0
    let inset = isSplit ? canvas.width * 0.166 - width / 2 : 8
    let left = isMirrored ? max(inset, 8) : canvas.width - max(inset, 8) - width
    let move = CGAffineTransform(translationX: left, y: middle - 6.5)
    let shapes = [signal, network, battery, batteryLevelPath]
    return shapes.map {
      .path(PathFill(path: $0, transform: move, color: displayColor, rule: .evenOdd))
    }
  }

  private var signal: CGPath {
    let path = CGMutablePath()
    for (index, height) in [4.0, 6.3, 9.2, 12].enumerated() {
      let bar = CGRect(x: Double(index) * 5, y: 12.5 - height, width: 3.2, height: height)
      path.addRoundedRect(in: bar, cornerWidth: 1, cornerHeight: 1)
    }
    return path
  }

  /// The network symbol: three arcs over a point.
  private var network: CGPath {
    let path = CGMutablePath()
    let center = CGPoint(x: 34.2, y: 12.4)
    for (inner, outer) in [(0.0, 3.4), (5.0, 7.4), (9.0, 11.6)] {
      path.addArc(
        center: center, radius: outer, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
        clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner, startAngle: -.pi * 0.25, endAngle: -.pi * 0.75,
          clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
    return path
  }

  /// The battery symbol: the case, one point thick, and its terminal.
  private var battery: CGPath {
    let path = CGMutablePath()
    let outside = CGRect(x: 50, y: 0, width: 25, height: 13)
    path.addRoundedRect(in: outside, cornerWidth: 4, cornerHeight: 4)
    path.addRoundedRect(in: outside.insetBy(dx: 1, dy: 1), cornerWidth: 3, cornerHeight: 3)
    path.addRoundedRect(
      in: CGRect(x: 76, y: 4.5, width: 1.6, height: 4), cornerWidth: 0.8, cornerHeight: 0.8)
    return path
  }

  private var batteryLevelPath: CGPath {
    CGPath(
      roundedRect: CGRect(x: 52, y: 2, width: 21, height: 9), cornerWidth: 2.2, cornerHeight: 2.2,
      transform: nil)
  }
}
