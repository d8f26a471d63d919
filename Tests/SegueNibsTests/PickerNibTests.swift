// Pickers, refresh controls, search bars, and ratios of constraints, as Interface Builder writes
// them.

import Foundation
import SegueNibs
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PickerNibTests {
  private final class Owner: UIResponder, UIPickerViewDataSource, UIPickerViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var picker: UIPickerView?
    var senders: [UIControl] = []

    func changed(_ sender: UIControl) { senders.append(sender) }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }

  /// Returns the objects of a nib with the given elements, whose owner has the given outlets.
  private func objects(
    _ elements: String, outlets: String = "", of owner: Owner = Owner()
  ) throws -> [Any] {
    SegueClassTable.shared.register(
      "PickerOwnerFixture", Owner.self, make: nil,
      {
        $0.property("picker", \.picker)
        $0.method("changed:") { $0.changed(try $1.at(0)) }
      })
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections>\(outlets)</connections>
          </placeholder>
          \(elements)
        </objects>
      </document>
      """
    let nib = NibObjects(try NibFile(Data(text.utf8), named: "A.xib"))
    return nib.instantiate(withOwner: owner, options: [:])
  }

  @Test("The background of a button's configuration has its mode, its border and its radius")
  func buttonBackground() throws {
    try World().run {
      let made = try objects(
        """
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="add">
          <rect key="frame" x="0" y="0" width="65" height="65"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" cornerStyle="fixed">
            <backgroundConfiguration key="background" image="plus" catalog="system"
              imageContentMode="scaleAspectFit" cornerRadius="4" strokeWidth="2" strokeOutset="3"/>
          </buttonConfiguration>
        </button>
        """)
      let button = try #require(made.first as? UIButton)
      let background = try #require(button.configuration?.background)
      #expect(button.currentTitle == "Button" && button.configuration?.title == nil)
      #expect(background.image != nil)
      #expect(background.imageContentMode == .scaleAspectFit)
      #expect(background.cornerRadius == 4)
      #expect(background.strokeWidth == 2)
      #expect(background.strokeOutset == 3)
    }
  }

  /// Returns a date picker with the given attributes and elements.
  private func datePicker(
    _ attributes: String, _ inside: String = "", of owner: Owner = Owner()
  ) throws -> UIDatePicker {
    let made = try objects(
      """
      <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" \(attributes) id="day">
        <rect key="frame" x="20" y="100" width="320" height="216"/>
        \(inside)
      </datePicker>
      """, of: owner)
    return try #require(made.first as? UIDatePicker)
  }

  @Test(
    "Calibrated colors are those of generic RGB, whose gamma is 1.8",
    arguments: [
      #"colorSpace="calibratedRGB""#, #"colorSpace="custom" customColorSpace="calibratedRGB""#,
    ])
  func calibratedColors(_ space: String) throws {
    try World().run {
      let made = try objects(
        """
        <view id="card">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <color key="backgroundColor" red="0.145" green="0.173" blue="0.290" alpha="1" \(space)/>
        </view>
        """)
      let color = try #require((made.first as? UIView)?.backgroundColor?.cgColor.components)
      // A recording of a device, in a palette of 256 colors, shows (48, 58, 90).
      let expected = [48.0, 58, 90].map { $0 / 255 }
      #expect(zip(color, expected).allSatisfy { abs($0 - $1) < 3.0 / 255 }, "\(color)")
    }
  }

  // MARK: Dates

  @Test("A date picker has its style, interval, locale, limits and date, and performs its action")
  func dates() throws {
    try World().run {
      let owner = Owner()
      let picker = try datePicker(
        "datePickerMode=\"date\" minuteInterval=\"15\" style=\"wheels\"",
        """
        <date key="date" timeIntervalSinceReferenceDate="438683167.58647901">
          <!--2014-11-26 08:26:07 +0000-->
        </date>
        <date key="minimumDate" timeIntervalSinceReferenceDate="400000000"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="500000000"/>
        <locale key="locale" localeIdentifier="de_DE"/>
        <connections>
          <action selector="changed:" destination="-1" eventType="valueChanged" id="act"/>
        </connections>
        """, of: owner)
      #expect(picker.frame == CGRect(x: 20, y: 100, width: 320, height: 216))
      #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
      #expect(picker.minuteInterval == 15)
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 438_683_167.58647901))
      #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 400_000_000))
      #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 500_000_000))
      #expect(picker.locale?.identifier == "de_DE")
      picker.sendActions(for: .valueChanged)
      #expect(owner.senders.count == 1 && owner.senders.first === picker)
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  @Test("A date picker without attributes selects the current date and time")
  func defaults() throws {
    try World().run {
      let plain = try datePicker("")
      #expect(plain.datePickerMode == .dateAndTime && plain.minuteInterval == 1)
      #expect(plain.preferredDatePickerStyle == .automatic)
      #expect(plain.date == SegueClock.date && plain.minimumDate == nil)
      let date = "<date key=\"date\" timeIntervalSinceReferenceDate=\"400000000\"/>"
      let current = try datePicker("useCurrentDate=\"YES\"", date)
      #expect(current.date == SegueClock.date)
    }
  }

  @Test("Modes and styles have the names of Interface Builder")
  func modes() throws {
    let modes: [(String, UIDatePicker.Mode)] = [
      ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime),
      ("countDownTimer", .countDownTimer), ("yearAndMonth", .yearAndMonth),
    ]
    let styles: [(String, UIDatePickerStyle)] = [
      ("automatic", .automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline),
    ]
    try World().run {
      for (name, mode) in modes {
        let picker = try datePicker("datePickerMode=\"\(name)\"")
        #expect(picker.datePickerMode == mode)
      }
      for (name, style) in styles {
        let picker = try datePicker("style=\"\(name)\"")
        #expect(picker.preferredDatePickerStyle == style)
      }
    }
  }

  @Test("A timer begins at its duration, otherwise at 0:00, whatever the date is")
  func durations() throws {
    try World().run {
      let date = "<date key=\"date\" timeIntervalSinceReferenceDate=\"385050167.02320302\"/>"
      let mode = "datePickerMode=\"countDownTimer\""
      let timer = try datePicker("\(mode) countDownDuration=\"240\"", date)
      #expect(timer.countDownDuration == 240)
      let other = try datePicker(mode, date)
      #expect(other.countDownDuration == 0)
    }
  }

  @Test("Dates that do not exist are limited or left out")
  func damaged() throws {
    try World().run {
      let picker = try datePicker(
        "minuteInterval=\"7\"",
        """
        <date key="minimumDate" timeIntervalSinceReferenceDate="nan"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="1e300"/>
        <date key="date"/>
        """)
      #expect(picker.minimumDate == nil && picker.maximumDate == .distantFuture)
      #expect(picker.minuteInterval == 1 && picker.date == SegueClock.date)
    }
  }

  // MARK: Other objects

  @Test("A picker view is an outlet, and has its data source and delegate")
  func rows() throws {
    try World().run {
      let owner = Owner()
      let made = try objects(
        """
        <pickerView contentMode="scaleToFill" id="rows">
          <rect key="frame" x="20" y="340" width="320" height="216"/>
          <connections>
            <outlet property="dataSource" destination="-1" id="o-1"/>
            <outlet property="delegate" destination="-1" id="o-2"/>
          </connections>
        </pickerView>
        """, outlets: "<outlet property=\"picker\" destination=\"rows\" id=\"o-3\"/>", of: owner)
      let picker = try #require(made.first as? UIPickerView)
      #expect(owner.picker === picker)
      #expect(picker.dataSource === owner && picker.delegate === owner)
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  @Test("A calendar view is one, not a gray view")
  func calendar() throws {
    try World().run {
      let made = try objects(
        """
        <calendarView contentMode="scaleToFill" id="month">
          <rect key="frame" x="20" y="100" width="350" height="400"/>
        </calendarView>
        """)
      let calendar = try #require(made.first as? UICalendarView)
      #expect(calendar.frame == CGRect(x: 20, y: 100, width: 350, height: 400))
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  @Test("The controller of a table has its refresh control when the table exists")
  func refreshing() throws {
    try World().run {
      let owner = Owner()
      let made = try objects(
        """
        <tableViewController id="list">
          <tableView key="view" contentMode="scaleToFill" style="plain" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <connections>
              <outlet property="prefetchDataSource" destination="-1" id="o-1"/>
            </connections>
          </tableView>
          <refreshControl key="refreshControl" opaque="NO" contentMode="center" enabled="NO" id="pull">
            <autoresizingMask key="autoresizingMask"/>
            <attributedString key="attributedTitle">
              <fragment content="Pull to refresh"/>
            </attributedString>
            <connections>
              <action selector="changed:" destination="-1" eventType="valueChanged" id="act"/>
            </connections>
          </refreshControl>
        </tableViewController>
        """, of: owner)
      let list = try #require(made.first as? UITableViewController)
      #expect(!list.isViewLoaded)
      let control = try #require(list.refreshControl)
      #expect(control.superview === list.tableView && control.isEnabled)
      #expect(control.attributedTitle?.string == "Pull to refresh")
      control.sendActions(for: .valueChanged)
      #expect(owner.senders.count == 1 && owner.senders.first === control)
      #expect(list.tableView.prefetchDataSource === owner)
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  @Test("A search bar has its prompt, buttons and scopes")
  func searching() throws {
    try World().run {
      let made = try objects(
        """
        <searchBar contentMode="redraw" prompt="Find" showsSearchResultsButton="YES"
          showsScopeBar="YES" id="search">
          <rect key="frame" x="0.0" y="0.0" width="375" height="96"/>
          <textInputTraits key="textInputTraits"/>
          <scopeButtonTitles><string>Hills</string><string>Lakes</string></scopeButtonTitles>
        </searchBar>
        """)
      let bar = try #require(made.first as? UISearchBar)
      #expect(bar.prompt == "Find" && bar.scopeButtonTitles == ["Hills", "Lakes"])
      #expect(bar.showsSearchResultsButton && !bar.showsBookmarkButton && bar.showsScopeBar)
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  @Test("A text view looks for the data that its switches name")
  func detecting() throws {
    try World().run {
      let made = try objects(
        """
        <textView multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" id="text">
          <rect key="frame" x="0.0" y="0.0" width="375" height="96"/>
          <string key="text">Call +1 555 123 4567</string>
          <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
          <textInputTraits key="textInputTraits"/>
        </textView>
        """)
      let view = try #require(made.first as? UITextView)
      #expect(view.dataDetectorTypes == [.phoneNumber, .link] && !view.isEditable)
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  // MARK: Constraints

  /// Returns the multiplier of a constraint that is written as the given text.
  private func multiplier(_ text: String) throws -> Double? {
    let made = try objects(
      """
      <view id="top">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="10" y="20" width="30" height="40"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="width" secondItem="top"
            secondAttribute="height" multiplier="\(text)" id="ratio"/>
        </constraints>
      </view>
      """)
    let top = try #require(made.first as? UIView)
    return top.constraints.first.map { Double($0.multiplier) }
  }

  @Test("Multipliers are numbers and ratios, also with spaces")
  func multipliers() throws {
    let values: [(String, Double)] = [
      ("0.5", 0.5), (" 0.5 ", 0.5), ("16:10", 1.6), ("3:4", 0.75), ("3/4", 0.75), ("3 / 4", 0.75),
      (" 3 : 4 ", 0.75),
    ]
    try World().run {
      for (text, value) in values {
        let multiplier = try multiplier(text)
        #expect(multiplier == value)
      }
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  @Test(
    "Other multipliers count as 1, with a warning", arguments: ["", "2:x", "2:0", "a", "1:2:3"])
  func badMultipliers(_ text: String) throws {
    try World().run {
      let multiplier = try multiplier(text)
      #expect(multiplier == 1)
      #expect(World.current.diagnostics.warnings.count == 1)
    }
  }
}
