// Chinese, Japanese and Korean: marks that cannot begin or end a line (kinsoku), and the layout of
// lines in a real font.

import SegueText
import Testing

@Suite struct IdeographTests {
  private func pieces(_ text: String) -> [String] {
    let scalars = text.unicodeScalars.map(\.value)
    var pieces: [[UInt32]] = [[]]
    for (scalar, opportunity) in zip(scalars, LineBreaks.opportunities(in: scalars)) {
      pieces[pieces.count - 1].append(scalar)
      if opportunity != .none { pieces.append([]) }
    }
    return pieces.filter { !$0.isEmpty }.map { Sample.string($0) }
  }

  @Test(
    "marks that cannot begin or end a line stay with their neighbors",
    arguments: [
      ("日本語です", ["日", "本", "語", "で", "す"]),
      ("「日本」、です。", ["「日", "本」、", "で", "す。"]),
      ("（注）を見よ！？", ["（注）", "を", "見", "よ！？"]),
      ("ちょっとコーヒー", ["ちょっ", "と", "コー", "ヒー"]),
      ("人々・時々", ["人々・", "時々"]),
      ("価格は100円。", ["価", "格", "は", "100", "円。"]),
      ("中文，「测试」；好：吗？", ["中", "文，", "「测", "试」；", "好：", "吗？"]),
      ("Segueは動く", ["Segue", "は", "動", "く"]),
      ("待って……ね", ["待っ", "て……", "ね"]),
    ])
  func kinsoku(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test("Korean is broken between words") func korean() {
    #expect(pieces("한국어 글꼴은 예쁘다.") == ["한국어 ", "글꼴은 ", "예쁘다."])
    #expect(pieces("「한국」은 大韓民國") == ["「한국」", "은 ", "大", "韓", "民", "國"])
  }

  private func request(_ text: String, width: Double) throws -> TextRequest {
    TextRequest(
      AttributedText(text, style: try Sample.style(20)),
      fallback: [
        try Sample.face("Droid Sans Fallback"), try Sample.face("Noto Color Emoji"),
      ], width: width)
  }

  @Test("lines are filled, and none begins or ends with a prohibited mark") func lines() throws {
    let text = "これは「禁則処理」のテストです。行頭に、句読点や（閉じ括弧）が来てはいけません。中文也一样：不行！한국어도 마찬가지예요."
    for width in stride(from: 40.0, through: 400, by: 9) {
      let request = try request(text, width: width)
      let lines = Sample.lines(request)
      #expect(lines.joined() == text)
      #expect(!lines.dropFirst().contains { "、。，」）：！ょっ".contains($0.first ?? " ") }, "\(width)")
      #expect(!lines.contains { "「（".contains($0.last ?? " ") }, "\(width)")
    }
  }

  @Test("a Korean word that is too wide is broken") func wide() throws {
    let lines = Sample.lines(try request("가나다라마바사", width: 65))
    #expect(lines == ["가나다", "라마바", "사"])
  }

  @Test("ideographs, letters and emoji each use the first font that contains them")
  func fallback() throws {
    let layout = TextLayout.make(try request("Segue 動画 한글 かな👍🏽ok。", width: .infinity))
    #expect(layout.missing.isEmpty)
    #expect(
      layout.lines[0].runs.map(\.face.style.family) == [
        "Inter", "Droid Sans Fallback", "Inter", "Droid Sans Fallback", "Inter",
        "Droid Sans Fallback", "Noto Color Emoji", "Inter", "Droid Sans Fallback",
      ])
  }

  @Test("each ideograph takes one em") func advances() throws {
    let layout = TextLayout.make(try request("漢字仮名", width: .infinity))
    #expect(layout.width == 80)
    #expect(layout.lines[0].runs.flatMap(\.glyphs).map(\.x) == [0, 20, 40, 60])
  }
}
