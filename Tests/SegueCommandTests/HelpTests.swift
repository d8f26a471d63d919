// The help of every command, and the completions of shells.

import ArgumentParser
import Foundation
import ScratchFolders
import Testing

@testable import SegueCommand

@Suite @MainActor struct HelpTests {
  /// The commands below `command`, with their names from the root on.
  private func commands(_ command: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
    let children = command.configuration.subcommands.flatMap {
      commands($0, path + [$0.configuration.commandName ?? ""])
    }
    return [path] + children
  }

  private func examples(_ path: [String]) -> [String] {
    let lines = segue(path + ["--help"]).text.split(separator: "\n").map(String.init)
    return Array(lines.drop { $0 != "Examples:" }.dropFirst().prefix { $0.hasPrefix("  ") })
  }

  @Test("the help of each command has two examples, which the command accepts")
  func examples() throws {
    let all = commands(RootCommand.self, [])
    #expect(all.count > 25)
    for path in all {
      let found = examples(path)
      #expect(found.count == 2, "\(path)")
      for line in found.flatMap({ $0.components(separatedBy: "&&") }) {
        // The shell replaces patterns and takes redirections.
        let words = line.split(separator: " ").map(String.init).prefix { ![">", "|"].contains($0) }
        #expect(words.starts(with: ["segue"] + path), "\(line)")
        #expect(throws: Never.self) { try RootCommand.parseAsRoot(Array(words.dropFirst())) }
      }
    }
  }

  @Test(
    "the help of a command for one image lists no format of movies",
    arguments: ["still", "filmstrip"])
  func images(command: String) {
    let help = segue(command, "--help").text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(help.contains("whose name ends in .png, .jpg, .webp, or .avif; or - for standard"))
    #expect(!help.contains("%04d") && !help.contains("mp4"))
  }

  @Test(
    "completions name transitions, devices, formats, presets and templates",
    arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let result = segue("--generate-completion-script", shell)
    #expect(result.code == 0)
    for word in ["slideDown", "iphone-15-pro", "rawvideo", "veryslow", "shared-element", "yaml"] {
      #expect(result.text.contains(word), "\(word)")
    }
    guard isInstalled(shell) else { return }
    let folder = try ScratchFolder()
    let script = try folder.write("script", result.text)
    #expect(try run("/usr/bin/env", [shell, "-n", script]).code == 0)
  }

  @Test("bash completes names of transitions", .enabled(if: isInstalled("bash")))
  func bash() throws {
    let folder = try ScratchFolder()
    let script = try folder.write("script", segue("--generate-completion-script", "bash").text)
    let line =
      "source '\(script)'; COMP_WORDS=(segue transition --name sl); COMP_CWORD=3; "
      + "COMP_LINE='segue transition --name sl'; COMP_POINT=26; "
      + "_segue segue sl --name; printf '%s\\n' \"${COMPREPLY[@]}\""
    let result = try run("/usr/bin/env", ["bash", "-c", line])
    let offered = result.text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(Set(offered).isSuperset(of: ["slideDown", "slideRight", "slideAway"]), "\(result)")
    #expect(!offered.contains("rotate"))
  }
}
