// Drawings as lines of text, which other renderers can follow too: see Conformance/run drawing.

import CoreGraphics
import Foundation
import Testing
import UIKit

/// A named drawing of 160 x 120.
struct DrawingScript: Sendable, CustomTestStringConvertible {
  let name: String
  let lines: [String]
  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Comparison")

  /// All drawings in the file.
  static let all: [DrawingScript] = {
    let text = (try? String(contentsOf: folder.appending(path: "cases.txt"), encoding: .utf8)) ?? ""
    var scripts: [DrawingScript] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("case ") {
        scripts.append(DrawingScript(name: String(line.dropFirst(5)), lines: []))
      } else if let last = scripts.popLast() {
        scripts.append(DrawingScript(name: last.name, lines: last.lines + [String(line)]))
      }
    }
    return scripts
  }()

  /// The image, and the lines that were not recognized.
  func image() -> (image: UIImage, unknown: [String]) {
    var unknown: [String] = []
    let size = CGSize(width: 160, height: 120)
    let image = UIGraphicsImageRenderer(size: size, format: .one).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(red: 1, green: 0.98, blue: 0.94, alpha: 1)
      context.fill(CGRect(origin: .zero, size: size))
      for line in lines {
        let words = line.split(separator: " ").map(String.init)
        let numbers = words.dropFirst().map { CGFloat(Double($0) ?? 0) }
        let step = Step(context: context, word: words[0], text: words.last ?? "", n: numbers)
        if !step.draw(), !step.drawMore() { unknown.append(line) }
      }
    }
    return (image, unknown)
  }
}

/// One line.
private struct Step {
  let context: CGContext
  let word: String
  let text: String
  let n: [CGFloat]

  private func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
  private func color(_ index: Int) -> CGColor {
    CGColor(red: n[index], green: n[index + 1], blue: n[index + 2], alpha: n[index + 3])
  }

  /// Paths and the operations on them.
  func draw() -> Bool {
    switch word {
    case "move": context.move(to: point(0))
    case "line": context.addLine(to: point(0))
    case "curve": context.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "quad": context.addQuadCurve(to: point(2), control: point(0))
    case "arc":
      context.addArc(
        center: point(0), radius: n[2], startAngle: n[3], endAngle: n[4], clockwise: n[5] != 0)
    case "rect": context.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "ellipse": context.addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "close": context.closePath()
    case "fill": context.fillPath()
    case "eofill": context.fillPath(using: .evenOdd)
    case "stroke": context.strokePath()
    case "clip": context.clip()
    case "eoclip": context.clip(using: .evenOdd)
    case "linear":
      guard let gradient = gradient(6) else { return false }
      context.drawLinearGradient(
        gradient, start: point(0), end: point(2), options: options(n[4], n[5]))
    case "radial":
      guard let gradient = gradient(8) else { return false }
      context.drawRadialGradient(
        gradient, startCenter: point(0), startRadius: n[2], endCenter: point(3),
        endRadius: n[5], options: options(n[6], n[7]))
    default: return false
    }
    return true
  }

  /// States and layers.
  func drawMore() -> Bool {
    switch word {
    case "save": context.saveGState()
    case "restore": context.restoreGState()
    case "translate": context.translateBy(x: n[0], y: n[1])
    case "scale": context.scaleBy(x: n[0], y: n[1])
    case "rotate": context.rotate(by: n[0])
    case "color": context.setFillColor(color(0))
    case "stroke-color": context.setStrokeColor(color(0))
    case "width": context.setLineWidth(n[0])
    case "cap": context.setLineCap(text == "round" ? .round : text == "square" ? .square : .butt)
    case "join": context.setLineJoin(text == "round" ? .round : text == "bevel" ? .bevel : .miter)
    case "dash": context.setLineDash(phase: n[0], lengths: Array(n.dropFirst()))
    case "alpha": context.setAlpha(n[0])
    case "blend":
      guard let mode = CGBlendMode.allCases.first(where: { "\($0)" == text }) else { return false }
      context.setBlendMode(mode)
    case "layer": context.beginTransparencyLayer(auxiliaryInfo: nil)
    case "unlayer": context.endTransparencyLayer()
    case "shadow":
      context.setShadow(offset: CGSize(width: n[0], height: n[1]), blur: n[2], color: color(3))
    case "image":
      Self.image?.draw(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    default: return false
    }
    return true
  }

  private func options(_ before: CGFloat, _ after: CGFloat) -> CGGradientDrawingOptions {
    var options: CGGradientDrawingOptions = []
    if before != 0 { options.insert(.drawsBeforeStartLocation) }
    if after != 0 { options.insert(.drawsAfterEndLocation) }
    return options
  }

  private func gradient(_ start: Int) -> CGGradient? {
    let places = Swift.stride(from: start, to: n.count, by: 4).map { $0 }
    let colors = places.map {
      CGColor(red: n[$0 + 1], green: n[$0 + 2], blue: n[$0 + 3], alpha: 1)
    }
    return CGGradient(colorsSpace: nil, colors: colors, locations: places.map { n[$0] })
  }

  /// 16 x 16 pixels, soft in both directions: red grows across, blue down, alpha with both.
  private static let image: UIImage? = {
    var bytes: [UInt8] = []
    for y in 0..<16 {
      for x in 0..<16 {
        let alpha = 105 + 5 * (x + y)
        bytes += [UInt8(16 * x * alpha / 255), 40, UInt8(16 * y * alpha / 255), UInt8(alpha)]
      }
    }
    return CGDataProvider(data: NSData(data: Data(bytes))).flatMap {
      CGImage(
        width: 16, height: 16, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 64,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }.map { UIImage(cgImage: $0) }
  }()
}
