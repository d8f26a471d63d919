// Restores what kinds of views have beyond the attributes of all views.

import Foundation
import MapKit
import UIKit

extension NibLoader {
  /// Restores the contents of a view, by its class.
  func restoreContents(_ view: UIView, _ element: NibElement) {
    if let control = view as? UIControl { restoreControl(control, element) }
    switch view {
    case let label as UILabel: restoreLabel(label, element)
    case let button as UIButton: restoreButton(button, element)
    case let image as UIImageView: restoreImageView(image, element)
    case let field as UITextField: restoreTextField(field, element)
    case let text as UITextView: restoreTextView(text, element)
    case let stack as UIStackView: restoreStack(stack, element)
    case let effect as UIVisualEffectView: restoreEffect(effect, element)
    case let table as UITableView: restoreTable(table, element)
    case let collection as UICollectionView: restoreCollection(collection, element)
    case let scroll as UIScrollView: restoreScroll(scroll, element)
    case let map as MKMapView: restoreMap(map, element)
    case let cell as UITableViewCell: restoreCell(cell, element)
    case let cell as UICollectionViewCell: restoreCell(cell, element)
    default: restoreSmallControl(view, element)
    }
  }

  private func restoreSmallControl(_ view: UIView, _ element: NibElement) {
    switch view {
    case let control as UISwitch: restoreSwitch(control, element)
    case let control as UISlider: restoreSlider(control, element)
    case let control as UIStepper: restoreStepper(control, element)
    case let control as UISegmentedControl: restoreSegments(control, element)
    case let progress as UIProgressView: restoreProgress(progress, element)
    case let indicator as UIActivityIndicatorView: restoreIndicator(indicator, element)
    case let control as UIPageControl: restorePages(control, element)
    case let well as UIColorWell: restoreWell(well, element)
    case let picker as UIDatePicker: restoreDatePicker(picker, element)
    case let picker as UIPickerView: restorePicker(picker, element)
    case let control as UIRefreshControl: restoreRefreshControl(control, element)
    case let bar as UISearchBar: restoreSearchBar(bar, element)
    case let bar as UINavigationBar: restoreNavigationBar(bar, element)
    case let bar as UIToolbar: restoreToolbar(bar, element)
    case let bar as UITabBar: restoreTabBar(bar, element)
    default: break
    }
  }

  private func restoreControl(_ control: UIControl, _ element: NibElement) {
    if let isEnabled = element.flag("enabled") { control.isEnabled = isEnabled }
    if let isSelected = element.flag("selected") { control.isSelected = isSelected }
    if let isHighlighted = element.flag("highlighted") { control.isHighlighted = isHighlighted }
    if let alignment = element.option("contentHorizontalAlignment", NibControls.horizontal) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = element.option("contentVerticalAlignment", NibControls.vertical) {
      control.contentVerticalAlignment = alignment
    }
  }

  // MARK: Labels and images

  private func restoreLabel(_ label: UILabel, _ element: NibElement) {
    if let font = font(of: element) { label.font = font }
    if let text = element["text"] ?? element.child(key: "text", "string")?.text {
      label.text = text
    }
    if let color = color("textColor", of: element) { label.textColor = color }
    label.highlightedTextColor = color("highlightedColor", of: element)
    if let alignment = element.option("textAlignment", NibText.alignments) {
      label.textAlignment = alignment
    }
    if let mode = element.option("lineBreakMode", NibText.lineBreaks) { label.lineBreakMode = mode }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = max(0, lines) }
    if let isEnabled = element.flag("enabled") { label.isEnabled = isEnabled }
    if let isHighlighted = element.flag("highlighted") { label.isHighlighted = isHighlighted }
    restoreFitting(label, element)
    if let color = color("shadowColor", of: element) { label.shadowColor = color }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    if let text = attributedString("attributedText", of: element) { label.attributedText = text }
  }

  private func restoreFitting(_ label: UILabel, _ element: NibElement) {
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    if let scale = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = scale
    } else if let size = element.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = size / label.font.pointSize
    } else if element.flag("adjustsFontSizeToFit") == nil {
      label.adjustsFontSizeToFitWidth = false
    }
    if let adjusts = element.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let adjustment = element.option(
      "baselineAdjustment",
      [
        "alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters,
        "none": .none,
      ])
    {
      label.baselineAdjustment = adjustment
    }
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
  }

  private func restoreImageView(_ view: UIImageView, _ element: NibElement) {
    if let image = image("image", of: element) { view.image = image }
    if let image = image("highlightedImage", of: element) { view.highlightedImage = image }
    if let isHighlighted = element.flag("highlighted") { view.isHighlighted = isHighlighted }
  }

  // MARK: Containers

  private func restoreStack(_ stack: UIStackView, _ element: NibElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let distribution = element.option("distribution", NibControls.distributions) {
      stack.distribution = distribution
    }
    if let alignment = element.option("alignment", NibControls.alignments) {
      stack.alignment = alignment
    }
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    if let isRelative = element.flag("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = isRelative
    }
    if let isRelative = element.flag("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
  }

  private func restoreEffect(_ view: UIVisualEffectView, _ element: NibElement) {
    if let content = element.child(key: "contentView", "view") { adopt(view.contentView, content) }
    if let vibrancy = element.child("vibrancyEffect") {
      let blur = vibrancy.child("blurEffect").map(Self.blur) ?? UIBlurEffect(style: .regular)
      view.effect = UIVibrancyEffect(blurEffect: blur)
    } else if let blur = element.child("blurEffect") {
      view.effect = Self.blur(blur)
    }
  }

  private static func blur(_ element: NibElement) -> UIBlurEffect {
    let name = element["style"]
    let style = UIBlurEffect.Style.allCases.first { "\($0)" == name }
    return UIBlurEffect(style: style ?? .regular)
  }
}
