// Objects that code creates without arguments, or whose initializers it overrides, as on iOS.

import SegueWorld
import Testing
import UIKit

/// A header with initializers of its own, as apps write them.
private final class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundColor = .red
  }
  required init?(coder: NSCoder) { nil }
}

/// A control that overrides the initializer with items.
private final class Segments: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 1
  }
  required init?(coder: NSCoder) { nil }
}

@Suite @MainActor struct EmptyCreationTests {
  @Test("headers, swipe actions, navigation items and responses exist without arguments")
  func empty() {
    World().run {
      let header = Header()
      #expect(header.backgroundColor == .red && header.reuseIdentifier == nil)
      #expect(Header(frame: CGRect(x: 0, y: 0, width: 9, height: 8)).frame.width == 9)
      #expect(UISwipeActionsConfiguration().actions.isEmpty)
      #expect(UINavigationItem().title == nil)
      #expect(SegueURLResponse().url == nil && SegueURLResponse().expectedContentLength == -1)
      #expect(SegueHTTPURLResponse().statusCode == 0)
    }
  }

  @Test("subclasses of segmented controls override init(items:)")
  func segments() {
    World().run {
      let control = Segments(items: ["a", "b"])
      #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
      #expect(control.bounds.height > 0)
    }
  }

  @Test("a date picker has a calendar, whose first day of the week can be chosen")
  func calendars() {
    World().run {
      let picker = UIDatePicker()
      picker.calendar.firstWeekday = 2
      #expect(picker.calendar.firstWeekday == 2)
      picker.calendar = nil
      #expect(picker.calendar.identifier == .gregorian)
    }
  }

  @Test("a view has observation information while it is observed by key path")
  func observationInfo() {
    World().run {
      let (view, observer) = (UIScrollView(), UIView())
      #expect(view.observationInfo == nil)
      view.addObserver(observer, forKeyPath: "contentSize", options: .new, context: nil)
      #expect(view.observationInfo != nil)
      view.removeObserver(observer, forKeyPath: "contentSize")
      #expect(view.observationInfo == nil)
    }
  }
}
