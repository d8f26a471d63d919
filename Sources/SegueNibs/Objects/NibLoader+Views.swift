// Restores views: what all of them have, and their subviews.

import Foundation
import UIKit

extension NibLoader {
  /// Restores a view with its subviews.
  func restoreView(_ view: UIView, _ element: NibElement) {
    if let frame = element.child(key: "frame", "rect") { view.frame = frame.rect }
    restorePlacing(view, element)
    restoreAppearance(view, element)
    restoreContents(view, element)
    restoreGuides(view, element)
    addSubviews(of: element, to: view)
    constraintOwners.append(element)
  }

  /// Restores a view that another object has created, such as the content view of a cell.
  func adopt(_ view: UIView, _ element: NibElement) {
    register(view, for: element)
    restoreAppearance(view, element)
    restorePriorities(view, element)
    restoreContents(view, element)
    restoreGuides(view, element)
    addSubviews(of: element, to: view)
    constraintOwners.append(element)
  }

  private func restorePlacing(_ view: UIView, _ element: NibElement) {
    if let mask = element.child(key: "autoresizingMask", "autoresizingMask") {
      view.autoresizingMask = Self.mask(mask)
    } else if element.flag("translatesAutoresizingMaskIntoConstraints") == nil {
      view.autoresizingMask = []
    }
    let isFixed = element.flag("fixedFrame") == true || !file.usesAutoLayout
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    restorePriorities(view, element)
  }

  private static func mask(_ element: NibElement) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    let names: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
      "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    for (name, part) in names where element.flag(name) == true { mask.insert(part) }
    return mask
  }

  private func restorePriorities(_ view: UIView, _ element: NibElement) {
    for (name, axis) in [
      ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
    ] {
      if let value = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
  }

  private func restoreAppearance(_ view: UIView, _ element: NibElement) {
    if let mode = element.option("contentMode", NibViews.contentModes) { view.contentMode = mode }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let isHidden = element.flag("hidden") { view.isHidden = isHidden }
    if let tag = element.integer("tag") { view.tag = tag }
    if let identifier = element["restorationIdentifier"] {
      view.restorationIdentifier = identifier
    }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let isOpaque = element.flag("opaque") { view.isOpaque = isOpaque }
    if let resizes = element.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let clears = element.flag("clearsContextBeforeDrawing") {
      view.clearsContextBeforeDrawing = clears
    }
    restoreTouches(view, element)
    restoreMargins(view, element)
    if let attribute = element.option("semanticContentAttribute", NibViews.semantics) {
      view.semanticContentAttribute = attribute
    }
    restoreColors(view, element)
    if let settings = element.child(key: "accessibilityConfiguration") {
      restoreAccessibility(view, settings)
    }
  }

  private func restoreTouches(_ view: UIView, _ element: NibElement) {
    if let receives = element.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = receives
    } else if ["label", "imageView"].contains(element.name) {
      view.isUserInteractionEnabled = true
    }
    if let isMultiple = element.flag("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = isMultiple
    }
    if let isExclusive = element.flag("exclusiveTouch") { view.isExclusiveTouch = isExclusive }
  }

  private func restoreMargins(_ view: UIView, _ element: NibElement) {
    if let preserves = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let isInset = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = isInset
    }
    if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = margins.directionalInsets
    }
  }

  private func restoreColors(_ view: UIView, _ element: NibElement) {
    if let color = color("backgroundColor", of: element) { view.backgroundColor = color }
    if element.child(key: "backgroundColor", "nil") != nil { view.backgroundColor = nil }
    if let color = color("tintColor", of: element) { view.tintColor = color }
  }

  private func restoreAccessibility(_ view: UIView, _ element: NibElement) {
    if let label = element["label"] ?? element.child(key: "label")?.text {
      view.accessibilityLabel = label
    }
    if let hint = element["hint"] ?? element.child(key: "hint")?.text {
      view.accessibilityHint = hint
    }
    if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
    if let isElement = element.child(key: "isElement", "bool") {
      view.isAccessibilityElement = isElement.flag("value") ?? false
    }
  }

  private func restoreGuides(_ view: UIView, _ element: NibElement) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id, let key = guide.key else { continue }
      guard let found = NibViews.guide(key, of: view) else {
        warn(guide, "the guide \(key), which does not exist")
        continue
      }
      register(found, as: id)
      retained.append(found)
    }
  }

  // MARK: Subviews

  /// Adds the subviews that an element describes.
  func addSubviews(of element: NibElement, to view: UIView) {
    let left = NibVariations.excluded("subviews", of: element)
    for child in element.list("subviews") where !left.contains(child.id ?? "") {
      guard let subview = make(child) as? UIView, subview.superview !== view else { continue }
      switch view {
      case let stack as UIStackView: stack.addArrangedSubview(subview)
      case let effect as UIVisualEffectView: effect.contentView.addSubview(subview)
      default: view.addSubview(subview)
      }
    }
  }

  /// Returns the view that an element inside describes for a property.
  func view(_ key: String, of element: NibElement) -> UIView? {
    let found = element.children.first {
      $0.key == key && !["rect", "color", "nil", "outlet"].contains($0.name)
    }
    return found.flatMap { make($0) as? UIView }
  }
}

/// The names of options of views.
@MainActor
enum NibViews {
  static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let semantics: KeyValuePairs<String, UISemanticContentAttribute> = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  /// Returns a guide of a view.
  static func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins", "margins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
