// Restores the controls that have a value.

import Foundation
import UIKit

extension NibLoader {
  func restoreSwitch(_ control: UISwitch, _ element: NibElement) {
    control.isOn = element.flag("on") ?? false
    if let color = color("onTintColor", of: element) { control.onTintColor = color }
    if let color = color("thumbTintColor", of: element) { control.thumbTintColor = color }
  }

  func restoreSlider(_ control: UISlider, _ element: NibElement) {
    control.minimumValue = Float(element.number("minValue") ?? 0)
    control.maximumValue = Float(element.number("maxValue") ?? 1)
    control.value = Float(element.number("value") ?? 0)
    if let isContinuous = element.flag("continuous") { control.isContinuous = isContinuous }
    if let color = color("minimumTrackTintColor", of: element) {
      control.minimumTrackTintColor = color
    }
    if let color = color("maximumTrackTintColor", of: element) {
      control.maximumTrackTintColor = color
    }
    if let color = color("thumbTintColor", of: element) { control.thumbTintColor = color }
  }

  func restoreStepper(_ control: UIStepper, _ element: NibElement) {
    control.minimumValue = Double(element.number("minimumValue") ?? 0)
    control.maximumValue = Double(element.number("maximumValue") ?? 100)
    control.stepValue = Double(element.number("stepValue") ?? 1)
    control.value = Double(element.number("value") ?? 0)
    control.wraps = element.flag("wraps") ?? false
    control.autorepeat = element.flag("autorepeat") ?? true
    control.isContinuous = element.flag("continuous") ?? true
  }

  func restoreSegments(_ control: UISegmentedControl, _ element: NibElement) {
    for (index, segment) in element.list("segments").enumerated() {
      if let image = image("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"], at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      if let isEnabled = segment.flag("enabled") {
        control.setEnabled(isEnabled, forSegmentAt: index)
      }
    }
    if let index = element.integer("selectedSegmentIndex"), index < control.numberOfSegments {
      control.selectedSegmentIndex = max(-1, index)
    }
    if let color = color("selectedSegmentTintColor", of: element) {
      control.selectedSegmentTintColor = color
    }
  }

  func restoreProgress(_ view: UIProgressView, _ element: NibElement) {
    view.progress = Float(element.number("progress") ?? 0)
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    if let color = color("progressTintColor", of: element) { view.progressTintColor = color }
    if let color = color("trackTintColor", of: element) { view.trackTintColor = color }
  }

  func restoreIndicator(_ view: UIActivityIndicatorView, _ element: NibElement) {
    let styles: KeyValuePairs<String, UIActivityIndicatorView.Style> = [
      "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white,
      "gray": .gray,
    ]
    if let style = element.option("style", styles) { view.style = style }
    if let color = color("color", of: element) { view.color = color }
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
  }

  func restorePages(_ control: UIPageControl, _ element: NibElement) {
    control.numberOfPages = max(0, min(1000, element.integer("numberOfPages") ?? 0))
    control.currentPage = element.integer("currentPage") ?? 0
    control.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
    if let color = color("pageIndicatorTintColor", of: element) {
      control.pageIndicatorTintColor = color
    }
    if let color = color("currentPageIndicatorTintColor", of: element) {
      control.currentPageIndicatorTintColor = color
    }
  }

  func restoreWell(_ well: UIColorWell, _ element: NibElement) {
    well.title = element["title"]
    well.supportsAlpha = element.flag("supportsAlpha") ?? true
    if let color = color("selectedColor", of: element) { well.selectedColor = color }
  }

  func restoreSearchBar(_ bar: UISearchBar, _ element: NibElement) {
    bar.text = element["text"]
    bar.placeholder = element["placeholder"]
    if let prompt = element["prompt"] { bar.prompt = prompt }
    if let style = element.option(
      "searchBarStyle", ["minimal": UISearchBar.Style.minimal, "prominent": .prominent])
    {
      bar.searchBarStyle = style
    }
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    bar.showsBookmarkButton = element.flag("showsBookmarkButton") ?? false
    bar.showsSearchResultsButton = element.flag("showsSearchResultsButton") ?? false
    let scopes = element.list("scopeButtonTitles")
    if !scopes.isEmpty { bar.scopeButtonTitles = scopes.map(\.text) }
    bar.showsScopeBar = element.flag("showsScopeBar") ?? false
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
  }
}
