// Tab stops, and lists that give their markers.

import Testing
import UIKit

@Suite @MainActor struct TabStopTests {
  @Test("paragraph styles have twelve stops, and keep those that are set") func stops() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12 && style.tabStops.first?.location == 28)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 120)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 60, options: [:]))
    #expect(style.tabStops.map(\.location) == [60, 120])
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.tabStops == style.tabStops)
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 60))
    #expect(style.tabStops.map(\.location) == [120] && copy != style)
  }

  @Test("columns begin at the stops") func columns() {
    func width(_ location: CGFloat) -> CGFloat {
      let style = NSMutableParagraphStyle()
      style.tabStops = [NSTextTab(textAlignment: .left, location: location)]
      return NSAttributedString(string: "a\tb", attributes: [.paragraphStyle: style]).size().width
    }
    #expect(abs(width(150) - width(90) - 60) < 0.01)
  }

  @Test(
    "lists have markers",
    arguments: [
      ("{disc}", 3, "\u{2022}"), ("{decimal}.", 12, "12."), ("({lower-alpha})", 28, "(ab)"),
      ("{upper-roman}", 1994, "MCMXCIV"), ("{lower-roman}", 4, "iv"), ("{octal}", 9, "11"),
      ("-", 5, "-"), ("{upper-alpha}", 0, "0"),
    ])
  func markers(form: String, number: Int, marker: String) {
    #expect(NSTextList(markerFormat: .init(form)).marker(forItemNumber: number) == marker)
  }
}
