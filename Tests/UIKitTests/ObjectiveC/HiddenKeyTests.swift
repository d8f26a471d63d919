// What apps set and read by key although it is no public property.

import Foundation
import SegueWorld
import Testing

@testable import UIKit

private final class TallBar: UITabBar {}

@Suite @MainActor struct HiddenKeyTests {
  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  @Test("The parts of search bars and text fields are found")
  func parts() {
    World().run {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
      #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
      #expect(bar.value(forKey: "_searchField") as? UITextField === bar.searchTextField)
      bar.setValue("Stop", forKey: "cancelButtonText")
      #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Stop")
      bar.setValue(UIColor.red, forKeyPath: "searchField.textColor")
      #expect(bar.searchTextField.textColor == .red)
      let field = UITextField()
      #expect(field.value(forKey: "clearButton") as? UIButton === field.clearButton)
      let pages = UIPageControl()
      pages.setValue(image(12), forKey: "_currentPageImage")
      #expect(pages.preferredCurrentPageIndicatorImage?.size.width == 12)
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
    }
  }

  @Test("Alerts have titles with attributes, and buttons with colors, images and places of titles")
  func alerts() {
    World().run {
      let alert = UIAlertController(title: "Plain", message: "Words", preferredStyle: .alert)
      let action = UIAlertAction(title: "Go", style: .default)
      alert.addAction(action)
      alert.loadViewIfNeeded()
      alert.setValue(
        NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.green]),
        forKey: "attributedTitle")
      action.setValue(UIColor.purple, forKey: "titleTextColor")
      action.setValue(image(14), forKey: "image")
      action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
      let labels = alert.view.all(UILabel.self)
      #expect(labels.contains { $0.text == "Styled" } && !labels.contains { $0.text == "Plain" })
      let go = labels.first { $0.text == "Go" }
      #expect(go?.textColor == .purple && go?.textAlignment == .left)
      #expect(alert.view.all(UIImageView.self).contains { $0.image?.size.width == 14 })
      #expect(action.value(forKey: "titleTextColor") as? UIColor == .purple)
    }
  }

  @Test("An alert shows the view of another controller between message and fields")
  func inner() {
    World().run {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let view = alert.view as? AlertView
      let before = view?.size(in: CGSize(width: 390, height: 800)).height ?? 0
      let inner = UIViewController()
      inner.preferredContentSize = CGSize(width: 200, height: 90)
      alert.setValue(inner, forKey: "contentViewController")
      #expect(inner.parent === alert)
      let size = view?.size(in: CGSize(width: 390, height: 800)) ?? .zero
      #expect(size.height == before + 98)
      view?.frame = CGRect(origin: .zero, size: size)
      view?.layoutIfNeeded()
      for plate in view?.all(AlertPlate.self) ?? [] { plate.layoutIfNeeded() }
      #expect(inner.view.frame.size == CGSize(width: 270, height: 90))
    }
  }

  @Test("Bars of an app's own take the place of those of containers")
  func bars() {
    World().run {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.loadViewIfNeeded()
      let bar = TallBar()
      tabs.setValue(bar, forKey: "tabBar")
      #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.items?.count == 2)
      bar.onTap?(1)
      #expect(tabs.selectedIndex == 1)
      let navigation = UINavigationController(rootViewController: UIViewController())
      let own = UINavigationBar()
      navigation.setValue(own, forKey: "navigationBar")
      #expect(navigation.navigationBar === own)
      own.setValue(true, forKey: "hidesShadow")
      #expect(own.shadowImage != nil && own.value(forKey: "hidesShadow") as? Bool == true)
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
      navigation.loadViewIfNeeded()
      navigation.setValue(UINavigationBar(), forKey: "navigationBar")
      #expect(
        World.current.diagnostics.unsupportedFeatures == [
          "setValue(_:forKey: \"navigationBar\") of UINavigationController"
        ])
    }
  }

  @Test("Corners are rounded, and wheels have colors")
  func looks() {
    World().run {
      let view = UIView()
      view.setValue(8, forKey: "cornerRadius")
      #expect(view.layer.cornerRadius == 8 && view.layer.cornerCurve == .circular)
      view.setValue(12, forKey: "continuousCornerRadius")
      #expect(view.layer.cornerRadius == 12 && view.layer.cornerCurve == .continuous)
      let dates = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      dates.preferredDatePickerStyle = .wheels
      dates.setValue(UIColor.white, forKeyPath: "textColor")
      dates.setValue(false, forKey: "highlightsToday")
      dates.layoutIfNeeded()
      let labels = dates.all(UILabel.self)
      #expect(!labels.isEmpty && labels.allSatisfy { $0.textColor == .white })
      #expect(dates.value(forKey: "highlightsToday") as? Bool == false)
      UIPickerView().setValue(UIColor.red, forKey: "magnifierLineColor")
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
    }
  }

  @Test("The view of a bar item is found while a bar shows it; the status bar is no view")
  func items() throws {
    let sample = BarSample()
    let item = sample.world.run {
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    }
    sample.run {
      #expect(item.value(forKey: "view") == nil)
      sample.a.navigationItem.rightBarButtonItem = item
    }
    try sample.advance(to: 0.1)
    sample.run {
      let view = item.value(forKey: "view") as? UIView
      #expect(view?.isDescendant(of: sample.bar) == true)
      #expect(UIApplication.shared.value(forKey: "statusBar") == nil)
      #expect(World.current.diagnostics.warnings.count == 1)
    }
  }
}
