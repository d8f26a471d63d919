// Mistakes in the command line itself: unknown options, missing parts, and parts too many.

import Testing

@testable import SegueCommand

@Suite @MainActor struct CommandLineMistakeTests {
  /// Runs the command with wrong arguments, and returns its only line without its beginning.
  private func mistake(_ words: String) -> String {
    let result = segue(words.split(separator: " ").map(String.init))
    #expect(result.code == 2 && result.text.isEmpty, "\(result.errors)")
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 1 && lines.first?.hasPrefix("segue: error: ") == true, "\(lines)")
    return String((lines.first ?? "").dropFirst("segue: error: ".count))
  }

  @Test(
    "an unknown option is reported before what is missing, with the option that was meant",
    arguments: [
      ("transition a.png b.png --transition push", "transition", "--transition", "--name"),
      ("transition a.png b.png --out x.mp4", "transition", "--out", "--output"),
      ("render a.yaml --ouput=x.mp4", "render", "--ouput", "--output"),
      ("render a.yaml -output x.mp4", "render", "-output", "--output"),
      ("render a.yaml -ox.mp4", "render", "-ox.mp4", "-o x.mp4"),
      ("render a.yaml -o x.mp4 --framerate 30", "render", "--framerate", "--fps"),
      ("render a.yaml -o x.mp4 --frame 3", "render", "--frame", "--frames"),
      ("still a.yaml --frame 10 -o x.png", "still", "--frame", "--time"),
      ("still a.yaml --tiem 1 -o x.png", "still", "--tiem", "--time"),
      ("compare a.png b.png --threshold 0.1", "compare", "--threshold", "--comparator"),
      ("golden verify a.yaml --golden x", "golden verify", "--golden", "--goldens"),
    ])
  func unknownOptions(line: String, command: String, word: String, meant: String) {
    #expect(
      mistake(line)
        == "there is no option '\(word)'; expected one that `segue \(command) --help` lists. "
        + "Did you mean '\(meant)'?")
  }

  @Test("an option that resembles no other has no suggestion")
  func strangers() {
    #expect(
      mistake("list --zzzzzzzzzz")
        == "there is no option '--zzzzzzzzzz'; expected one that `segue list --help` lists.")
    #expect(mistake("--zzzzzzzzzz").contains("expected one that `segue --help` lists."))
  }

  @Test("words after -- and negative numbers are not options")
  func values() {
    #expect(mistake("render -o x.mp4 --fps -30 a.yaml").hasPrefix("--fps is -30; "))
    #expect(!mistake("transition a.png -- --odd --even").contains("there is no option"))
  }

  @Test(
    "a missing part is named, and the help that shows it",
    arguments: [
      ("render a.yaml", "there is no --output <path>", "render"),
      ("render -o x.mp4", "there is no <scene>", "render"),
      ("transition a.png --name fade", "there is no <to>", "transition"),
      ("golden verify a.yaml", "there is no --goldens <folder>", "golden verify"),
    ])
  func missing(line: String, beginning: String, command: String) {
    #expect(
      mistake(line)
        == "\(beginning); expected one, as in the examples of `segue \(command) --help`")
  }

  @Test("an option without its value, a value that is no number, and an argument too many")
  func valuesAndSurplus() {
    #expect(
      mistake("still a.yaml -o x.png --time") == "--time has no value; expected --time <seconds>")
    let pair = "transition a.png b.png --name fade --duration"
    #expect(mistake("\(pair) 4000") == "--duration is 4000; expected 0…3600 seconds")
    #expect(mistake("\(pair) 300ms") == "--duration is '300ms'; expected a number")
    #expect(
      mistake("\(pair) 0,5") == "--duration is '0,5'; expected a number with a decimal point")
    #expect(
      mistake("transition a.png b.png slideRight")
        == "unexpected argument 'slideRight'; expected only what `segue transition --help` lists. Did "
        + "you mean '--name slideRight'?")
  }

  @Test(
    "arguments without their option are recognized",
    arguments: [
      ("transition a.png b.png push", "--name push"),
      ("gallery a.png b.jpg -o x", "--from a.png --to b.jpg"),
      ("list devices", "--devices"), ("list font", "--fonts"), ("list slide", "--search slide"),
      ("list page flip", "--search \"page flip\""),
    ])
  func surplus(line: String, meant: String) {
    #expect(mistake(line).hasSuffix("--help` lists. Did you mean '\(meant)'?"))
  }

  @Test("a parameter of the transition as an option, and images after --from, are recognized")
  func transitions() {
    let pair = "transition a.png b.png -o x.mp4"
    let fold = "\(pair) --name fold"
    for line in ["\(fold) --folds 3", "\(fold) --folds=3"] {
      #expect(mistake(line).hasSuffix("--help` lists. Did you mean '--set folds=3'?"), "\(line)")
    }
    #expect(!mistake("\(pair) --name fade --folds 3").contains("--set"))
    #expect(
      mistake("transition --from a.png --to b.png --name fade")
        == "--from is 'a.png'; expected seconds such as 0.35, at most 86400. The images are given "
        + "without options: segue transition FROM TO")
    #expect(mistake("\(fold) --from x").hasSuffix("at most 86400"))
  }

  @Test("other arguments too many have no suggestion")
  func surplusWithoutSuggestion() {
    for line in [
      "transition a.png b.png c.png", "gallery a.png -o x", "filmstrip a.yaml b.yaml -o c.png",
    ] {
      #expect(mistake(line).hasSuffix("--help` lists"), "\(line)")
    }
  }

  @Test("a value that is none of the words, or not of the form, is reported with what is expected")
  func words() {
    let render = "render a.yaml -o x.mp4"
    #expect(
      mistake("\(render) --appearance lihgt")
        == "--appearance is 'lihgt'; expected light or dark. Did you mean 'light'?")
    #expect(
      mistake("new x --template push2")
        == "--template is 'push2'; expected push, sheet, tabs, app, interactive, or shared-element. "
        + "Did you mean 'push'?")
    #expect(
      mistake("schema packs")
        == "<kind> is 'packs'; expected scene, transitions, or pack. Did you mean 'pack'?")
    #expect(
      mistake("\(render) --jobs 0")
        == "--jobs is '0'; expected 1…256, or a percentage of the processors such as 50%")
  }

  @Test("a group of commands without one of them is a mistake, and its help is none")
  func groups() {
    #expect(
      mistake("golden")
        == "there is no command after 'segue golden'; expected one, such as verify. `segue golden "
        + "--help` lists them")
    #expect(segue("golden", "--help").code == 0)
  }

  @Test("each command answers --version, as its help says")
  func version() {
    for arguments in [["--version"], ["render", "--version"], ["golden", "verify", "--version"]] {
      let result = segue(arguments)
      #expect(result.code == 0 && result.text == "\(SegueTool.version)\n", "\(result.errors)")
    }
  }

  @Test("each synonym leads to an option of a command")
  func synonyms() {
    let all = Set(
      RootCommand.configuration.subcommands.flatMap {
        CommandOptions(of: [$0._commandName]).listed
      } + CommandOptions(of: ["golden", "verify"]).listed)
    for name in OptionSynonyms.all {
      #expect(OptionSynonyms.names(for: name).contains { all.contains("--\($0)") }, "\(name)")
    }
  }
}
