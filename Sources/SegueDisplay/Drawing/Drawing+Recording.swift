// Conversion of the commands that a `CGContext` recorded to display items: marks become items,
// clips become groups around consecutive items, and transparency layers become groups that are
// composited separately.

import CoreGraphics
import Foundation

extension Drawing {
  /// The drawing as display items. They are created once.
  package var recording: DisplayRecording {
    let made = translated {
      var translation = DrawingTranslation()
      let items = translation.items(commands, within: nil)
      let unsupportedFeatures = problems.map {
        UnsupportedFeature(layer: "CGContext", property: $0)
      }
      return DisplayRecording(
        bounds: bounds, items: items, unsupported: unsupportedFeatures + translation.unsupported)
    }
    return made as? DisplayRecording ?? DisplayRecording(bounds: bounds, items: [])
  }
}

/// The state of a conversion.
struct DrawingTranslation {
  /// The features of images and other recordings that could not be drawn.
  private(set) var unsupported: [UnsupportedFeature] = []

  /// Returns the items of `commands`, all of which are already clipped by `outer`.
  mutating func items(_ commands: [DrawingCommand], within outer: ClipNode?) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var index = 0
    while index < commands.count {
      let clip = commands[index].clip
      let masks = clip.map { $0.masks(within: outer) } ?? false
      var run: [DisplayItem] = []
      repeat {
        let command = commands[index]
        let mode = command.compositing.blendMode
        // A mask composites what it masks separately, so blended content is masked first.
        if masks, mode != .normal {
          items += clipped(run, by: clip, within: outer)
          run = []
          items += maskedAndBlended(command, mode, within: outer)
        } else {
          run += drawn(command, mode)
        }
        index += 1
      } while index < commands.count && commands[index].clip === clip
      items += clipped(run, by: clip, within: outer)
    }
    return items
  }

  // MARK: Compositing

  /// Returns the items of a command without its clip.
  private mutating func drawn(_ command: DrawingCommand, _ mode: BlendMode) -> [DisplayItem] {
    let marked = shadowed(command)
    if marked.isEmpty || mode == .normal { return marked }
    if mode == .clear { return erased(command) }
    let clip = mode.changesWhereEmpty ? command.mark.shape : nil
    let items = clip == nil ? marked : widened(command, marked)
    return [.group(DisplayGroup(clip: clip, blendMode: mode, items: items))]
  }

  /// Returns the items of a command with its alpha and its shadow.
  private mutating func shadowed(_ command: DrawingCommand) -> [DisplayItem] {
    let items = self.items(of: command)
      .faded(by: command.compositing.alpha)
    guard let shadow = command.compositing.shadow, !items.isEmpty else { return items }
    return [
      .shadow(
        DisplayShadow(
          of: items, radius: shadow.deviation, offset: shadow.offset,
          color: DisplayColor(shadow.color), transform: .identity, endsEarly: true))
    ]
  }

  /// Returns items that remove the shape of the mark from the existing content.
  private mutating func erased(_ command: DrawingCommand) -> [DisplayItem] {
    let items: [DisplayItem]
    switch command.mark {
    case .rectangle(let rect, let transform, _):
      items = [
        .solid(SolidQuad(shape: RoundedRectangle(rect), transform: transform, color: .black))
      ]
    case .path(let path, let rule, _):
      items = [
        .path(
          PathFill(
            path: path, color: .black, rule: FillRule(rule), flatness: command.curveFlatness))
      ]
    default:
      guard let clip = command.mark.shape else { return [] }
      let cover = DisplayItem.cover(command.mark.box)
      items = [.group(DisplayGroup(clip: clip, items: [cover]))]
    }
    return [.group(DisplayGroup(blendMode: .destinationOut, items: items))]
  }

  /// Returns the source of a command whose shape is applied as a clip. The colors extend beyond it,
  /// so that its edge is antialiased only once.
  private mutating func widened(
    _ command: DrawingCommand, _ marked: [DisplayItem]
  ) -> [DisplayItem] {
    guard command.compositing.shadow == nil else { return marked }
    switch command.mark {
    case .rectangle(_, _, let color), .path(_, _, let color):
      guard color.pattern == nil else { return marked }
      return [DisplayItem.cover(command.mark.box, color)].faded(by: command.compositing.alpha)
    default: return marked
    }
  }

  private mutating func maskedAndBlended(
    _ command: DrawingCommand, _ mode: BlendMode, within outer: ClipNode?
  ) -> [DisplayItem] {
    if mode == .clear || mode.changesWhereEmpty {
      report("blend mode \(mode.rawValue) under a clip by an image")
    }
    let items = clipped(shadowed(command), by: command.clip, within: outer)
    if items.isEmpty { return [] }
    let clip = mode.changesWhereEmpty ? command.mark.shape : nil
    return [.group(DisplayGroup(clip: clip, blendMode: mode, items: items))]
  }

  private mutating func report(_ property: String) {
    add([UnsupportedFeature(layer: "CGContext", property: property)])
  }

  /// Records, once each, features of nested content that cannot be drawn.
  mutating func add(_ features: [UnsupportedFeature]) {
    for feature in features where !unsupported.contains(feature) { unsupported.append(feature) }
  }

  // MARK: Clips

  /// Returns `items` clipped by `clip` and the clips around it, up to `outer`.
  private mutating func clipped(
    _ items: [DisplayItem], by clip: ClipNode?, within outer: ClipNode?
  ) -> [DisplayItem] {
    var items = items
    var node = clip
    while let current = node, current !== outer, !items.isEmpty {
      items = clipped(items, by: current.shape)
      node = current.parent
    }
    return items
  }

  private mutating func clipped(
    _ items: [DisplayItem], by shape: ClipNode.Shape
  ) -> [DisplayItem] {
    switch shape {
    case .rectangle(let rect, let transform):
      if transform == .identity, items.allSatisfy({ rect.contains(approximately: $0.extent) }) {
        return items
      }
      let clip = DisplayClip(shape: RoundedRectangle(rect), transform: transform)
      return [.group(DisplayGroup(clip: clip, items: items))]
    case .path(let path, let rule):
      return [
        .group(
          DisplayGroup(
            clip: DisplayClip(
              path: path, rule: FillRule(rule), flatness: .standard), items: items))
      ]
    case .mask(let drawn):
      let mask = maskItems(drawn)
      return mask.isEmpty ? [] : [.masked(DisplayMask(items, through: mask))]
    }
  }
}

extension ClipNode {
  /// Returns whether any of the clips up to `outer` is an image.
  fileprivate func masks(within outer: ClipNode?) -> Bool {
    var node: ClipNode? = self
    while let current = node, current !== outer {
      if case .mask = current.shape { return true }
      node = current.parent
    }
    return false
  }
}

extension FillRule {
  /// Creates the rule that corresponds to Core Graphics' rule.
  package init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .nonZero }
}

extension DisplayItem {
  /// Returns an item that fills a box and a small margin with one color.
  fileprivate static func cover(_ box: CGRect, _ color: CGColor? = nil) -> DisplayItem {
    .solid(
      SolidQuad(
        shape: RoundedRectangle(box.insetBy(dx: -2, dy: -2)), transform: .identity,
        color: color.map { DisplayColor($0) } ?? .black))
  }
}
