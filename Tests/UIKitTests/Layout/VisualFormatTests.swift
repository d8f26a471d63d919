import Testing
import UIKit

@Suite @MainActor struct VisualFormatTests {
  let stage = LayoutStage()

  private func make(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = ["m": 12, "low": 250.5]
  ) -> [NSLayoutConstraint] {
    let (a, b) = (stage.add(), stage.add())
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b_2": b])
  }

  @Test(
    "Formats produce the expected constraints",
    arguments: [
      (
        "H:|-[a(>=50@750,<=m)]-(m@low)-[b_2(a)]-20-|",
        [
          "#0.width >= 50.0 @750.0", "#0.width <= 12.0", "#1.width == UIView#0.width",
          "#0.leading == UIView#0.leadingMargin", "#1.leading == UIView#0.trailing + 12.0 @250.5",
          "#0.trailing == UIView#1.trailing + 20.0",
        ]
      ),
      ("V:|[a]-[b_2]", ["#0.top == UIView#0.top", "#1.top == UIView#0.bottom + 8.0"]),
      ("[a]-(-8)-[b_2]", ["#1.leading == UIView#0.trailing - 8.0"]),
      (
        "V:[a][b_2(==30.5)]|",
        ["#1.height == 30.5", "#1.top == UIView#0.bottom", "#0.bottom == UIView#1.bottom"]
      ),
    ])
  func formats(format: String, expected: [String]) {
    stage.world.run {
      let texts = make(format).map { constraint in
        constraint.summary.replacing("<NSLayoutConstraint UIView", with: "").replacing(
          ">", with: "")
      }
      #expect(texts == expected.map { $0.replacing(">", with: "") })
      #expect(stage.warnings.isEmpty)
    }
  }

  @Test("Options align the views and reverse the direction")
  func options() {
    stage.world.run {
      let constraints = make(
        "[a]-5-[b_2]", options: [.alignAllCenterY, .alignAllTop, .directionRightToLeft])
      #expect(
        constraints.map(\.firstAttribute).map(\.rawValue)
          == [
            NSLayoutConstraint.Attribute.left, .top, .centerY,
          ].map(\.rawValue))
      #expect(constraints[0].constant == 5)
    }
  }

  @Test(
    "An invalid format is reported with its place and produces nothing",
    arguments: [
      "", "H", "H:", "|", "[a", "[a]-", "[a]-(", "[a]-(3", "[a]--[b_2]", "[c]", "[a(q)]",
      "[a(3@q)]",
      "[a(3@0)]", "[a]|x", "|-5[a]", "[a(3@2000)]", "[a(1.2.3)]", "é:[a]", "[a]-(>3)-[b_2]",
    ])
  func faults(format: String) {
    stage.world.run {
      #expect(make(format).isEmpty)
      #expect(stage.warnings.count == 1, "\(stage.warnings)")
    }
  }
}
