// The shape of a system symbol: an icon of the icon font, which the font has solid only for many
// symbols that are outlines, and which it has in a circle or a square for few.

import Foundation

/// An icon as it stands for a system symbol.
struct SymbolShape: Sendable, Equatable {
  /// The frame around an icon.
  struct Enclosure: Sendable, Equatable {
    var isCircle: Bool
    /// A Boolean value that indicates whether the frame is filled, and the icon cut out of it.
    var isFilled: Bool
  }

  /// The name of the icon, or the text in the enclosure.
  var icon: String
  var isText = false
  /// A Boolean value that indicates whether only the outline of the icon is drawn.
  var isHollow = false
  var enclosure: Enclosure?
  /// What is drawn in place of an icon.
  var drawing: DrawnSymbol?
}

extension SymbolNames {
  /// Symbols that are outlines, and whose icon in the font is solid.
  private static let hollow: Set = [
    "archivebox", "backward", "backward.end", "bathtub", "book", "book.closed",
    "camera", "car", "cart", "cat", "chair", "cup.and.saucer", "doc", "dog", "drop", "eraser",
    "ferry", "fish", "forward", "forward.end", "graduationcap", "hand.raised", "hexagon", "house",
    "key", "leaf", "location", "map", "moon", "movieclapper", "mug", "paperplane", "pawprint",
    "phone", "pin", "play", "powerplug", "printer", "shield", "shower", "sofa", "speaker",
    "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "stop", "syringe", "tag", "trophy",
    "video",
  ]

  /// Icons of apps that differ from those of scenes of the same name, which have them solid.
  private static let outlined = [
    "trash": "delete_outline", "lightbulb": "lightbulb_outline", "chart.pie": "pie_chart_outline",
    "doc": "insert_drive_file",
  ]

  /// Returns the shape of a system symbol: that of the symbol itself, or else of the symbol without
  /// its last parts, such as `.fill` or `.badge.plus`; `nil` if there is none.
  static func shape(_ name: String) -> SymbolShape? {
    if let drawing = DrawnSymbol.of(name) { return SymbolShape(icon: "", drawing: drawing) }
    var parts = name.split(separator: ".").map(String.init)
    let isOutline = !parts.contains("fill")
    while !parts.isEmpty {
      let rest = parts.joined(separator: ".")
      if isOutline, let icon = outlined[rest] {
        return SymbolShape(icon: icon, isHollow: hollow.contains(rest))
      }
      if let icon = inFont[rest] ?? more[rest] ?? rare[rest] {
        return SymbolShape(icon: icon, isHollow: isOutline && hollow.contains(rest))
      }
      if let enclosed = enclosed(parts) { return enclosed }
      parts.removeLast()
    }
    return nil
  }

  /// Returns the shape of a symbol whose last parts are those of an enclosure.
  private static func enclosed(_ parts: [String]) -> SymbolShape? {
    let isFilled = parts.last == "fill"
    let frame = parts.dropLast(isFilled ? 1 : 0)
    guard let last = frame.last, last == "circle" || last == "square",
      let before = frame.dropLast().last, !["and", "in", "on"].contains(before),
      var shape = content(frame.dropLast().joined(separator: "."))
    else { return nil }
    shape.isHollow = false
    shape.enclosure = SymbolShape.Enclosure(isCircle: last == "circle", isFilled: isFilled)
    return shape
  }

  /// Returns what is in an enclosure: a letter, a number, or an icon, solid if the font has it.
  private static func content(_ name: String) -> SymbolShape? {
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
    let isNumber = name.count <= 2 && name.allSatisfy { $0.isASCII && $0.isNumber }
    if isLetter || isNumber { return SymbolShape(icon: name.uppercased(), isText: true) }
    return name == "questionmark" ? SymbolShape(icon: "question_mark") : shape(name + ".fill")
  }
}

extension SymbolShape {
  /// The side of an icon in an enclosure, as a part of the side of the image. Our choice.
  private static let contentShare: CGFloat = 0.6
  /// The change of the width of strokes in an enclosure, which would be too narrow. Our choice.
  private static let contentChange: CGFloat = 0.4

  /// Returns the image, a template; `nil` without the icon font.
  @MainActor func image(pointSize: CGFloat, weight: UIImage.SymbolWeight) -> UIImage? {
    let side = BarGlyph.side(pointSize)
    if let drawing {
      return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
        drawing.draw(side: side, change: weight.change)
      }.withRenderingMode(.alwaysTemplate)
    }
    guard isHollow || enclosure != nil else {
      return BarGlyph.symbol(icon, pointSize: pointSize, weight: weight)
    }
    guard let text = text(side: side) else { return nil }
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      if let enclosure {
        draw(enclosure, side: side, change: weight.change)
      } else {
        WeightedGlyph(text, side: side, change: weight.change).draw(.hollow)
      }
    }.withRenderingMode(.alwaysTemplate)
  }

  /// Returns the icon or the text for a box with the given side.
  @MainActor private func text(side: CGFloat) -> NSAttributedString? {
    guard isText else { return BarGlyph.text(icon, side: side) }
    let font = UIFont.systemFont(ofSize: side * (icon.count > 1 ? 0.7 : 0.88), weight: .semibold)
    return NSAttributedString(string: icon, attributes: [.font: font])
  }

  @MainActor private func draw(_ enclosure: Enclosure, side: CGFloat, change: CGFloat) {
    let unit = side / 24
    let width = 2 * unit * (1 + change)
    let inset = enclosure.isCircle ? 2 * unit : 2.5 * unit
    let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: inset, dy: inset)
    UIColor.black.set()
    if enclosure.isFilled {
      enclosure.path(box, radius: 4 * unit).fill()
    } else {
      let line = enclosure.path(
        box.insetBy(dx: width / 2, dy: width / 2), radius: 4 * unit - width / 2)
      line.lineWidth = width
      line.stroke()
    }
    let inner = side * Self.contentShare
    guard let text = text(side: inner) else { return }
    let corner = CGPoint(x: (side - inner) / 2, y: (side - inner) / 2)
    WeightedGlyph(text, side: inner, change: isText ? change : change + Self.contentChange)
      .draw(enclosure.isFilled ? .cutOut : .solid, at: corner)
  }
}

extension SymbolShape.Enclosure {
  @MainActor fileprivate func path(_ box: CGRect, radius: CGFloat) -> UIBezierPath {
    isCircle
      ? UIBezierPath(ovalIn: box) : UIBezierPath(roundedRect: box, cornerRadius: max(0, radius))
  }
}
