// `segue doctor`: its table agrees with what other programs of this machine say.

import Foundation
import SegueText
import Testing

@testable import SegueCommand

@Suite @MainActor struct DoctorTests {
  private struct Report: Decodable {
    struct Check: Decodable {
      var area, name, detail: String
      var ok, required: Bool
      var remedy: String?
    }
    var ok: Bool
    var checks: [Check]

    func check(_ area: String, _ name: String) throws -> Check {
      try #require(checks.first { $0.area == area && $0.name == name }, "\(area) \(name)")
    }
  }

  private func report() throws -> Report {
    let result = segue("doctor", "--json")
    #expect(result.errors.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
    #expect(result.code == (report.ok ? 0 : 1))
    return report
  }

  @Test("where clips can be rendered, everything that every clip needs is reported as there")
  func required() throws {
    let report = try report()
    #expect(report.ok && !report.checks.contains { $0.required })
    #expect(try report.check("encoder", "H.264").ok)
    #expect(try report.check("font", "Inter").ok)
  }

  @Test("what is missing has a remedy, and what is there has none")
  func remedies() throws {
    for check in try report().checks {
      #expect(check.ok == (check.remedy == nil), "\(check.name)")
      #expect(!check.detail.isEmpty)
    }
  }

  @Test("encoders are those that ffmpeg lists", .enabled(if: isInstalled("ffmpeg")))
  func encoders() throws {
    let report = try report()
    let listed = try run("/usr/bin/env", ["ffmpeg", "-v", "error", "-encoders"]).text
    let names = [
      "H.264": ["libx264"], "HEVC": ["libx265"], "VP9": ["libvpx-vp9"], "ProRes": ["prores_ks"],
      "AV1": ["libaom-av1"],
    ]
    for (name, encoders) in names {
      let isListed = encoders.contains { listed.contains(" \($0) ") }
      let check = try report.check("encoder", name)
      #expect(check.ok == isListed, "\(name)")
      let isUsed = encoders.contains { check.detail.hasPrefix("\($0) ") }
      #expect(isUsed == isListed, "\(check.detail)")
    }
  }

  @Test("scripts are those that fc-list has fonts for", .enabled(if: isInstalled("fc-list")))
  func scripts() throws {
    let report = try report()
    for script in FontScript.all {
      let pattern = ":charset=\(String(script.sample, radix: 16)):fontformat=TrueType"
      let other = ":charset=\(String(script.sample, radix: 16)):fontformat=CFF"
      let listed = try [pattern, other].map { try run("/usr/bin/env", ["fc-list", $0]).text }
      #expect(
        try report.check("letters", script.name).ok == listed.contains { !$0.isEmpty },
        "\(script.name)")
    }
  }

  @Test("the table has a line for each check, with state and remedy")
  func table() throws {
    let report = try report()
    let lines = segue("doctor").text.split(separator: "\n").map(String.init)
    #expect(lines.count == report.checks.count + 1)
    for (line, check) in zip(lines, report.checks) {
      #expect(line.hasPrefix(check.area))
      #expect(line.contains(check.ok ? "  ok  " : "  missing  "), "\(line)")
      if let remedy = check.remedy { #expect(line.hasSuffix(remedy)) }
    }
    #expect(lines.last?.hasPrefix("Everything is here that every clip needs.") == true)
  }
}
