// Nibs and storyboards that fuzzing has found to end the process, or to print control characters.

import Foundation
import SegueWorld
import Testing
import UIKit

@testable import SegueNibs

@Suite struct DamagedNibTests {
  private func message(_ bytes: [UInt8]) -> String {
    do throws(NibError) {
      _ = try NibFile(Data(bytes), named: "a.xib")
      return ""
    } catch { return "\(error)" }
  }

  @Test("bytes that are not UTF-8 are an error with their line, wherever they are")
  func encoding() {
    let text = Array("<document>\n<view a=\"b\">c</view>\n</document>".utf8)
    #expect(message(text).isEmpty)
    for index in text.indices where text[index] != 10 {
      let changed = message(Array(text[..<index]) + [0xFF] + text[index...])
      let line = 1 + text[..<index].count { $0 == 10 }
      #expect(changed == "a.xib:\(line): bytes that are not UTF-8; expected UTF-8")
    }
    let wide = Array("<document/>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    #expect(message([0xFF, 0xFE] + wide).contains("not UTF-8"))
  }

  @Test("control characters of the document's type and of the root element are spelled out")
  func controlCharacters() {
    let type = message(Array("<document type=\"a\u{7F}b\"/>".utf8))
    #expect(type == #"a.xib:1: the document type a\u{7f}b; expected one for iOS"#)
    let element = message(Array("<a\u{85}b/>".utf8))
    #expect(!element.contains("\u{85}"))
  }

  @Test("a table view controller whose view is no table view shows an empty one, with a warning")
  @MainActor func noTable() throws {
    try World().run {
      let text = """
        <document type="CocoaTouch" initialViewController="a"><scenes><scene><objects>
          <tableViewController id="a"><view key="view" id="b"/></tableViewController>
        </objects></scene></scenes></document>
        """
      let file = StoryboardFile(try NibFile(Data(text.utf8), named: "a.storyboard"))
      let made = file.controller(nil, of: UIStoryboard(name: "a", bundle: nil), creator: nil)
      let controller = try #require(made as? UITableViewController)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      controller.setEditing(true, animated: false)
      #expect(controller.tableView?.numberOfSections == 1)
      #expect(controller.tableView?.isEditing == true)
      #expect(
        World.current.diagnostics.warnings == [
          "UITableViewController: the storyboard or nib has a UIView as its view; expected a "
            + "UITableView, and an empty one is shown"
        ])
    }
  }

  @Test("a view with the identifier of one around it is a view of its own")
  @MainActor func repeatedIdentifier() throws {
    try World().run {
      let text = """
        <document type="CocoaTouch"><objects>
          <view id="a"><subviews><view tag="7" id="a"><subviews><label id="a"/></subviews></view></subviews></view>
        </objects></document>
        """
      let nib = NibObjects(try NibFile(Data(text.utf8), named: "a.xib"))
      let made = nib.instantiate(withOwner: nil, options: [:])
      let view = try #require(made.first as? UIView)
      #expect(made.count == 1 && view.subviews.map(\.tag) == [7])
      #expect(view.subviews.first?.subviews.first is UILabel)
    }
  }
}
