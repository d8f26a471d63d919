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
      ("transition a.png b.png -t push", "transition", "-t", "--name"),
      ("still a.yaml -t 0.3 -o x.png", "still", "-t", "--time"),
      ("compare a.png b.png --metric AE", "compare", "--metric", "--comparator"),
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
    let seconds = "expected a number of seconds such as 0.5"
    #expect(mistake("\(pair) half") == "--duration is 'half'; \(seconds)")
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

  @Test(
    "a number with a unit is answered with the number alone",
    arguments: [
      ("transition a.png b.png --name fade --duration 300ms", "0.3"),
      ("render a.yaml -o x.mp4 --from 1.5s", "1.5"), ("render a.yaml -o x.mp4 --hold 2sec", "2"),
      ("render a.yaml -o x.mp4 --from 00:01:01.5", "61.5"),
      ("render a.yaml -o x.mp4 --scale @2x", "2"), ("render a.yaml -o x.mp4 --scale 50%", "0.5"),
      ("render a.yaml -o x.mp4 --speed 2x", "2"), ("render a.yaml -o x.mp4 --width 400px", "400"),
    ])
  func units(line: String, number: String) {
    let text = mistake(line)
    #expect(text.hasSuffix(". Did you mean '\(number)'?"), "\(text)")
  }

  @Test(
    "a unit that the option does not have leads to no number",
    arguments: [
      "--width 50%", "--width 4cm", "--speed 2px", "--from 1:2:3:4", "--from -1s", "--hold s",
    ])
  func otherUnits(option: String) {
    #expect(!mistake("render a.yaml -o x.mp4 \(option)").contains("Did you mean"))
  }

  @Test(
    "an output without its option is recognized",
    arguments: [
      ("render a.yaml x.mp4", "x.mp4"), ("render a.yaml --crf 20 out/", "out/"),
      ("transition a.png b.png --name fade x.gif", "x.gif"),
      ("filmstrip a.yaml strip.png -o", nil), ("render a.yaml --format mp4", nil),
      ("render a.yaml --background x.mp4", nil), ("render a.yaml b.yaml", nil),
    ])
  func outputs(line: String, output: String?) {
    let text = mistake(line)
    guard let output else { return #expect(!text.contains("Did you mean"), "\(text)") }
    #expect(text.hasSuffix(". Did you mean '-o \(output)'?"), "\(text)")
  }

  @Test("images in place of scenes lead to the command for two images")
  func images() {
    #expect(
      mistake("render a.png b.png -o x.mp4")
        == "a.png, b.png are images; expected scenes. `segue transition FROM TO --name NAME` makes a "
        + "clip of two images")
  }

  @Test("the format of an export is asked for with its words, and known by other names")
  func exports() {
    #expect(
      mistake("export a.yaml -o x") == "there is no --as <format>; expected one of lottie, css, "
        + "json, swift")
    #expect(
      mistake("export a.yaml -o x.json")
        == "there is no --as <format>; expected one of lottie, json")
    #expect(
      mistake("export a.yaml -o x.css") == "--as is css, but x.css ends in .css; expected .html")
    #expect(mistake("export a.yaml --as html -o x.html").hasSuffix(" Did you mean 'css'?"))
    #expect(
      mistake("export a.yaml --as lottie -o x.lottie")
        == "--as is lottie, but x.lottie ends in .lottie; expected .json")
  }

  @Test(
    "what no option does is answered with the way to do it",
    arguments: [
      ("transition a.png b.png --audio a.mp3", "Clips have no sound; `ffmpeg "),
      ("transition a.png b.png --easing ease-in", "--use."),
      ("transition -i a.png b.png", "Inputs are given without an option"),
      ("render a.yaml -o x.mp4 --device iphone-15", "The canvas of the scene has it: `device`"),
      ("render a.yaml -o x.mp4 --rtl", "The canvas of the scene has it: `direction`"),
      ("export a.png b.png --name push --as css -o x.html", "A scene names its transition"),
      ("gallery --name push", "`segue transition FROM TO --name NAME`"),
      ("transition a.png b.png --time 0.3", "`--frames N` with an output"),
      ("batch a.yaml -o x --dry-run", "`segue validate` checks scenes"),
      ("batch a.yaml -o x --shard 1", "`segue plan` divides a render"),
    ])
  func absent(line: String, advice: String) {
    let text = mistake(line)
    #expect(text.hasPrefix("there is no option '") && text.contains(advice), "\(text)")
    #expect(!text.contains("Did you mean"), "\(text)")
  }

  @Test("an option that another command has is none that is done in another way")
  func elsewhere() {
    #expect(!mistake("list --shard 1").contains("segue plan"))
    #expect(mistake("transition a.png b.png --devise x").hasSuffix("Did you mean '--device'?"))
  }

  @Test(
    "commands of other tools lead to those of this one",
    arguments: [
      ("golden update a.yaml", "accept"), ("golden approve a.yaml", "accept"),
      ("golden diff a.yaml", "verify"), ("diff a.png b.png", "compare"),
      ("lint a.yaml", "validate"), ("screenshot a.yaml", "still"),
    ])
  func commands(line: String, meant: String) {
    #expect(mistake(line).hasSuffix("--help` lists. Did you mean '\(meant)'?"))
  }

  @Test("help about a command that does not exist is a mistake like that command")
  func help() {
    #expect(
      mistake("help rendr")
        == "there is no command 'rendr'; expected one that `segue --help` lists. Did you mean "
        + "'render'?")
    #expect(mistake("help golden verfy").contains("there is no command 'golden verfy'"))
    for line in [["help"], ["help", "render"], ["help", "golden"], ["help", "golden", "verify"]] {
      #expect(segue(line).code == 0, "\(line)")
    }
  }

  @Test("one of several words is suggested for a similar one")
  func listedWords() {
    #expect(mistake("list --tag Mask").hasSuffix(", modal. Did you mean 'mask'?"))
    #expect(mistake("list --tag wipes").hasSuffix(", modal"))
  }

  @Test("each synonym leads to a command")
  func commandSynonyms() {
    let known = RootCommand.configuration.subcommands + GoldenCommand.configuration.subcommands
    let names = Set(known.map { $0._commandName })
    for name in CommandSynonyms.all {
      #expect(CommandSynonyms.names(for: name).allSatisfy(names.contains), "\(name)")
      #expect(!names.contains(name) || CommandSynonyms.names(for: name).isEmpty, "\(name)")
    }
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
