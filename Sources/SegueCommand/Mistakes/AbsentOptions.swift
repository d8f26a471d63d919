// What people look for in options of other tools, and find elsewhere here.

/// Sentences about options that no command has, since what they do is done in another way.
enum AbsentOptions {
  /// Returns a sentence on what to do in place of an option, or `nil`.
  /// - Parameters:
  ///   - name: The name of the option, without dashes.
  ///   - command: The command as it is typed, such as `segue render`.
  static func advice(about name: String, of command: String) -> String? {
    entries.first {
      $0.names.contains(name) && ($0.commands.isEmpty || $0.commands.contains(command))
    }?.advice
  }

  private typealias Entry = (names: Set<String>, commands: Set<String>, advice: String)

  private static let entries: [Entry] = [
    (
      ["i", "input", "inputs"], [],
      "Inputs are given without an option, as in the examples of the help."
    ),
    (
      ["audio", "sound", "music", "an", "soundtrack"], [],
      "Clips have no sound; `ffmpeg -i clip.mp4 -i sound.m4a -c:v copy out.mp4` adds it."
    ),
    (
      ["easing", "ease", "curve", "timing", "timing-function"], ["segue transition"],
      "A transition that a file declares has a curve of its own: write it, and name the file with "
        + "--use."
    ),
    (
      ["caption", "title", "text", "subtitle", "watermark", "overlay", "drawtext"],
      ["segue transition", "segue render"],
      "Text is part of a scene: a view with `label`, which can stand beside one whose `video` plays a "
        + "clip. Documentation/Guide/OUTPUTS.md has a recipe."
    ),
    (
      ["name", "transition"], ["segue export", "segue filmstrip", "segue still", "segue render"],
      "A scene names its transition, and its screens can be images; `segue new NAME` writes a scene."
    ),
    (
      ["name", "transition"], ["segue gallery"],
      "`segue transition FROM TO --name NAME` plays one; --tag selects some of the gallery."
    ),
    (
      ["time", "at"], ["segue transition", "segue render", "segue try"],
      "`--frames N` with an output such as x.png draws one frame, counted from 0."
    ),
    (
      ["hdr", "color-profile", "colorspace", "profile", "icc"], [],
      "Clips are in BT.709, and images in sRGB, with 8 bits per component, or 10 in ProRes."
    ),
    (
      ["rtl", "direction", "reduce-motion", "reduced-motion", "text-size", "orientation"],
      ["segue render", "segue still", "segue filmstrip"],
      "The canvas of the scene has it: `direction`, `orientation`, `reduceMotion` or `textSize`."
    ),
    (
      ["device", "bezel", "phone", "mockup", "status-bar"],
      ["segue render", "segue still", "segue filmstrip"],
      "The canvas of the scene has it: `device`, `bezel` or `statusBar`."
    ),
    (
      ["html", "report"], ["segue batch"],
      "Each run writes report.html into the folder, unless --no-report is given."
    ),
    (
      ["dry-run", "n", "check"], ["segue batch", "segue render", "segue watch"],
      "`segue validate` checks scenes without rendering them."
    ),
    (
      ["shard", "shards", "array", "nodes"], ["segue batch", "segue render"],
      "`segue plan` divides a render among machines."
    ),
  ]
}
