// The grammar of files of transitions and of `pack.yaml`, which describes a pack: a folder with
// such files that can be shared.

extension SceneGrammar {
  /// The object that describes a whole file of transitions.
  package static let transitionFile = ObjectRule(
    name: "transitionFile", noun: "a file of transitions",
    summary: "Transitions that several scenes share.",
    keys: [.required("transitions", .named(.object("transition")), "The transitions, by name.")])

  /// The object that describes a whole `pack.yaml`.
  package static let pack = ObjectRule(
    name: "pack", noun: "a pack",
    summary: "A pack: a folder with files of transitions, and what is known about them.",
    keys: [
      .required("pack", .constant(1), "The version of the grammar. Always 1."),
      .required(
        "name", .text(.packName),
        "The name of the pack, which steps write before that of a transition: PACK/NAME."),
      .required("version", .text(.version), "The version of the pack."),
      .required("description", .text(.words), "What the pack contains, in one sentence."),
      KeyRule("author", .text(.words), "Who made the pack."),
      KeyRule(
        "license", .text(.words), "The license, as an SPDX expression such as MIT."),
      .required(
        "files", .list(.text(.path), count: 1...1000),
        "The files of transitions, as paths below the folder of the pack."),
      KeyRule(
        "previews", .list(.text(.path), count: 2...2),
        """
        Two images below the folder of the pack, between which a gallery plays its transitions.
        """),
    ])

  /// The objects that occur in packs and files of transitions, and in no scene.
  static let packObjects = [transitionFile, pack]
}
