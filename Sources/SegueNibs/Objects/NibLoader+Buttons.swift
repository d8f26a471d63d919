// Restores buttons: with titles and images by state, or with a configuration.

import Foundation
import UIKit

extension NibLoader {
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  func restoreButton(_ button: UIButton, _ element: NibElement) {
    if let font = font(of: element) { button.titleLabel?.font = font }
    if let mode = element.option("lineBreakMode", NibText.lineBreaks) {
      button.titleLabel?.lineBreakMode = mode
    }
    for state in element.children where state.name == "state" {
      guard let key = state.key.flatMap({ Self.states[$0] }) else {
        warn(state, "the state \(state.key ?? ""), which does not exist")
        continue
      }
      restoreState(key, of: button, state)
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let found = element.child("buttonConfiguration") {
      let made = configuration(found)
      button.configuration = made
      // The contents by state are for systems without configurations: Interface Builder leaves the
      // title "Button" there after it has been removed from the configuration.
      button.configuration?.title = made.title
      button.configuration?.image = made.image
    }
  }

  private func restoreState(_ state: UIControl.State, of button: UIButton, _ element: NibElement) {
    if let title = element["title"] ?? element.child(key: "title", "string")?.text {
      button.setTitle(title, for: state)
    }
    if let title = attributedString("attributedTitle", of: element) {
      button.setAttributedTitle(title, for: state)
    }
    if let image = image("image", of: element) { button.setImage(image, for: state) }
    if let image = image("backgroundImage", of: element) {
      button.setBackgroundImage(image, for: state)
    }
    if let color = color("titleColor", of: element) { button.setTitleColor(color, for: state) }
  }

  // MARK: Configurations

  private func configuration(_ element: NibElement) -> UIButton.Configuration {
    var found = Self.base(element["style"])
    found.title = element["title"] ?? attributedString("attributedTitle", of: element)?.string
    found.subtitle = element["subtitle"]
    found.image = image("image", of: element)
    if let padding = element.number("imagePadding") { found.imagePadding = padding }
    if let padding = element.number("titlePadding") { found.titlePadding = padding }
    if let place = element.option(
      "imagePlacement",
      [
        "leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top,
        "bottom": .bottom,
      ])
    {
      found.imagePlacement = place
    }
    if let insets = element.child(key: "contentInsets") {
      found.contentInsets = insets.directionalInsets
    }
    if let color = color("baseForegroundColor", of: element) { found.baseForegroundColor = color }
    if let color = color("baseBackgroundColor", of: element) { found.baseBackgroundColor = color }
    found.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
    style(&found, element)
    return found
  }

  private func style(_ found: inout UIButton.Configuration, _ element: NibElement) {
    if let style = element.option(
      "cornerStyle",
      [
        "fixed": UIButton.Configuration.CornerStyle.fixed, "dynamic": .dynamic, "small": .small,
        "medium": .medium, "large": .large, "capsule": .capsule,
      ])
    {
      found.cornerStyle = style
    }
    if let size = element.option(
      "buttonSize",
      [
        "mini": UIButton.Configuration.Size.mini, "small": .small, "medium": .medium,
        "large": .large,
      ])
    {
      found.buttonSize = size
    }
    if let alignment = element.option(
      "titleAlignment",
      [
        "leading": UIButton.Configuration.TitleAlignment.leading, "center": .center,
        "trailing": .trailing,
      ])
    {
      found.titleAlignment = alignment
    }
    guard let back = element.child(key: "background", "backgroundConfiguration") else { return }
    if let color = color("backgroundColor", of: back) { found.background.backgroundColor = color }
    if let radius = back.number("cornerRadius") { found.background.cornerRadius = radius }
    if let color = color("strokeColor", of: back) { found.background.strokeColor = color }
    if let width = back.number("strokeWidth") { found.background.strokeWidth = width }
    if let outset = back.number("strokeOutset") { found.background.strokeOutset = outset }
    if let image = image("image", of: back) { found.background.image = image }
    if let mode = back.option("imageContentMode", NibViews.contentModes) {
      found.background.imageContentMode = mode
    }
  }

  private static func base(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    default: .plain()
    }
  }
}
