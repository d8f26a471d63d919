import Foundation
import SegueScenes
import Testing

@Suite struct SceneSchemaTests {
  /// Uses every key that concerns motion, at least once.
  static let motion = """
    segue: 1
    seed: 9007199254740992
    canvas: { width: 390, height: 844, scale: 2, fps: 30000/1001, background: clear, edges: device }
    screens:
      a: { image: a.png, background: "#123", contentMode: center, views: [] }
      s:
        background: white
        sheet: { detents: [medium, large, 300, 40%], selected: medium, undimmed: 300, grabber: true, cornerRadius: 20, dismissible: true, scrollingExpands: false, edgeAttached: true }
      t: { sheet: true }
      w: { popover: false }
      u: { popover: { about: x, arrow: [up, left], size: [200, 300], adapts: false } }
      v: { popover: { about: [1, 2, 3, 4] } }
      b:
        views:
          - { id: x, frame: [0, 0, 1, 1], image: b.png, contentMode: top, background: "#12345678", clips: true }
          - { cornerRadius: 3, alpha: 0.5, hidden: false, anchorPoint: [0, 1], zPosition: -1, views: [{ id: y }] }
          - { transform: { translate: [1, 2], scale: 2, rotate: 45 } }
          - { transform: { scale: [1, 2] }, gestures: [pan, pinch, rotate], simultaneous: true }
          - { id: list, scroll: { content: [100%, 900], offset: [0, 5], inset: [1, 2, 3, 4], paging: true } }
          - { scroll: { bounces: false, alwaysBounce: both, directionalLock: true, deceleration: fast } }
        interactions:
          - { pull: list, past: bottom, present: a, transition: fade, begin: 30, distance: 90 }
      n:
        navigation: [a, b]
        interactions:
          - { pan: left, edge: true, present: b, transition: fade, style: custom, distance: 40 }
          - { pan: right, pop: b, transition: { name: fade }, distance: 50%, begin: 3, finishAbove: 0.3, finishVelocity: 10 }
          - { pan: up, push: b, transition: fade }
          - { pan: down, dismiss: n, transition: fade }
          - { grab: down, distance: 50%, finishAfter: 30, cancelAfter: 50, finishVelocity: 300 }
    transitions:
      plain: { duration: 1, incoming: {} }
      full:
        duration: 0.5
        spring: { damping: 0.8, velocity: 0.8 }
        top: incoming
        incoming:
          from: { translate: [0, -100%], scale: 0.5, rotate: -90, alpha: 0, cornerRadius: 3, background: red }
          to: { anchorPoint: [0, 0], position: [50%, 10], scale: [1, 2] }
        outgoing: { to: { alpha: 0.5 } }
        dismiss: { duration: 1, curve: [0, 0, 1, 1], top: outgoing, outgoing: {} }
      frames:
        duration: 1.5
        curve: easeInOut
        keyframes:
          - { start: 0, duration: 0.5, outgoing: { scale: 0.8 } }
          - { start: 0.5, duration: 0.5, incoming: { translate: [0, 0] }, outgoing: { alpha: 0 } }
        dismiss: mirror
    script:
      - show: a
      - wait: 0.25
      - present: b
        transition: { name: fade, duration: 1, damping: 0.5, velocity: -1, kind: modal }
        style: overFullScreen
        animated: true
        from: a
        until: 0.5
      - pause: b
      - scrub: b
        to: 0.5
        duration: 0.2
        curve: easeIn
      - cancel: b
        speed: 2
        curve: linear
        until: 0.1
      - finish: b
      - dismiss: b
        transition: full
        reducedTransition: { name: fade, duration: 0.2 }
        animated: false
      - present: s
      - sheet: s
        to: 40%
        duration: 0.5
        hold: 0.1
        until: 3
      - { sheet: s, to: medium, flick: true }
      - { sheet: s, to: 300, finger: false }
      - { rotate: landscape, animated: false }
      - rotate: portrait
      - resize: [300, 400]
      - { sheet: s, to: away }
      - show: n
      - pop: b
        transition: frames
      - push: b
      - drag: { from: [0, 0], to: [1, 50%], duration: 1, curve: easeIn, press: 0.2, hold: 0.1, end: cancel }
        until: 3
      - drag: { path: [[0, 0], [1, 1]], curve: [0, 0, 1, 1] }
      - touch: [{ path: [[0, 1, 2], [0.1, 2, 3]], end: release, interpolate: true }]
        until: 0.05

    """

  /// Uses every key that concerns the contents of screens.
  static let looks = """
    segue: 1
    canvas: { device: iphone-15-pro, orientation: landscape, scale: 2, fps: 30000/1001, background: clear, appearance: dark, direction: rtl, textSize: extraLarge, reduceMotion: true, statusBar: { time: "9:41", style: light }, corners: false, bezel: true, margin: 12 }
    fonts: { files: [fonts/a.ttf], fallback: [Noto Color Emoji] }
    components:
      row:
        parameters: { title: ~, width: 30 }
        view: { label: "{{title}}", width: "{{width}}" }
    screens:
      b:
        views:
          - { image: c.png, tint: systemBlue, capInsets: [1, 2], sampling: nearest }
          - { label: Text, font: title1, color: { light: black, dark: "#FFF" }, textAlign: center, lines: 2, truncate: middle, minimumScale: 0.5, lineSpacing: 2 }
          - label:
              - { text: A, font: { family: Inter, size: 12, weight: bold, style: body, italic: true, monospacedDigits: true } }
              - { text: B, color: label, kern: 1, underline: true, strikethrough: true, baselineOffset: 2 }
          - { video: a.mp4, contentMode: top, loop: false, rate: 2, start: 1 }
          - { button: OK, style: filled, symbol: add, color: red, font: body }
          - { icon: chevron_right, size: 20, width: 50%, height: fill, aspect: 2, top: 1, leading: 2%, bottom: 3, trailing: 4, center: both }
          - { use: row, with: { title: A } }
          - { stack: vertical, spacing: 3, align: center, distribute: between, padding: [1, 2, 3, 4], safeArea: true, views: [] }
          - { grid: 3, spacing: 3, rowHeight: 40, cellAspect: 1 }
          - id: things
            grid: { columns: 3, cellAspect: 1.5, spacing: 2, lineSpacing: 4, inset: [1, 2], direction: horizontal }
            views: [{ id: thing, label: Thing }]
          - { grid: { itemSize: [30, 40] }, views: [] }
          - { list: { style: plain, rowHeight: 50, rows: [{ title: A, value: 3 }] } }
          - id: table
            list:
              style: insetGrouped
              sections:
                - { header: A, footer: B, rows: [{ id: first, title: A, detail: B, icon: home, color: red, tile: blue, accessory: switchOn, selected: true }] }
                - { rows: [{ title: B, image: a.png, imageSize: 30 }] }
        interactions:
          - { onTap: thing, present: b, transition: fade, style: pageSheet }
          - { onTap: first, push: b }
    script:
      - show: b
      - scroll: table
        to: first
        at: middle
        animated: false
      - { scroll: table, to: 1 }
      - { scroll: things, offset: [3, 4] }
      - tap: first
        press: 0.2
        until: 0.3
    golden: { reason: a clock, comparator: exact, maxPixels: 3, maxCluster: 2, ignore: [[0, 1, 2, 3]], ignoreViews: [clock] }

    """

  /// Uses every key that concerns the appearance of layers, on screens and in transit.
  static let layers = """
    segue: 1
    canvas: { width: 390, height: 844 }
    fonts: { pinned: [Inter] }
    use: [motions/spring.yaml]
    screens:
      a: { gradient: { type: radial, colors: [red, { light: white, dark: black }], locations: [0, 1], from: [0, 0], to: [1, 1] }, perspective: 800, statusBarStyle: light }
      b:
        views:
          - { id: x, cornerRadius: 3, corners: top, cornerCurve: continuous, border: { width: 2, color: separator } }
          - { id: y, corners: [topLeft, bottom], shadow: { color: black, opacity: 0.5, radius: 3, offset: [0, 2], path: bounds } }
          - { mask: { circle: [50%, 3], radius: cover }, doubleSided: false, blendMode: multiply, perspective: 500 }
          - { id: glass, blur: systemThinMaterial }
          - { emitter: { image: c.png, color: red, rate: 9, start: -1, duration: 3, lifetime: 2, lifetimeRange: 1, speed: 50, speedRange: 9, direction: 90, spread: 30, gravity: [0, 100], scale: 2, scaleRange: 1, scaleSpeed: -0.1, spin: 90, spinRange: 30, fadeSpeed: 0.5, from: circle, mode: outline, blend: additive, seed: 4294967295 } }
          - { emitter: { shape: strip, colors: [red, { light: white, dark: black }] } }
          - { replicator: { count: 12, offset: [1, 2], rotate: 30, scale: 0.9, fade: 0.08, delay: 0.1 }, views: [] }
          - { mask: { frame: [0, 0, 50%, 50%], cornerRadius: 3 }, gradient: { colors: [red, blue] } }
          - { mask: { path: M0 0h9v9z, viewBox: [0, 0, 9, 9] }, shape: circle }
          - { shape: { kind: line, from: [0, 0], to: [1, 1], fill: red, stroke: blue, lineWidth: 2, cap: round, join: bevel, miterLimit: 3, dash: [1, 2], dashPhase: 3 } }
          - { shape: { kind: star, sides: 7, strokeStart: 0.1, strokeEnd: 0.9, fillRule: evenOdd } }
          - { shape: { path: M0 0h9v9z, viewBox: [0, 0, 9, 9] }, transform: { rotateX: 1, rotateY: 2, translateZ: 3, perspective: 4 } }
    transitions:
      t:
        duration: 1
        shared: [x, { id: x, with: y }]
        incoming:
          to: { blur: none }
          from: { blur: regular, border: { width: 1 }, shadow: { opacity: 0 }, mask: { circle: [0, 0], radius: 10% } }
          views: { x: { from: { shape: { path: M0 0h9v9z, strokeEnd: 0 } }, start: 0.2, duration: 0.3 } }
          others: { to: { gradient: { colors: [red, blue], locations: [0, 1], from: [0, 0], to: [1, 1] } } }
        outgoing: { to: { rotateX: 1, rotateY: 2, translateZ: 3, perspective: 4, doubleSided: false } }
    script: [{ show: b }]

    """

  /// Uses every key of declared transitions besides states.
  static let parts = """
    segue: 1
    canvas: { width: 390, height: 844 }
    screens:
      a:
        views:
          - { id: x, mask: { star: [50%, 50%], sides: 7, inner: 0.4, turn: 10, radius: 30 } }
          - { mask: { polygon: [0, 0], sides: 3, turn: 1 } }
          - { id: y, mask: { diamond: [1, 1], radius: cover } }
      b: {}
    transitions:
      t:
        summary: Everything moves.
        source: Nowhere.
        tags: [mask, pieces]
        parameters:
          far: { number: 0.5, range: [0, 2], unit: points, summary: How far. }
          many: { count: 8, range: [2, 60] }
          word: { choice: wave, among: [wave, random] }
          way: { direction: leading, among: [leading, up] }
          edge: { corner: topLeading }
          tone: { color: red }
          place: { point: [0.5, 0.2] }
        reduceMotion: crossDissolve
        duration: 1
        background: $tone
        shared: [{ id: x, with: y, arc: $far / 2 }]
        incoming:
          from: { dim: { color: $tone, opacity: 0.3 }, travel: { toward: $way, by: -$far * 100%, beyond: 3 } }
          to: { dim: $far, mask: { circle: $place, radius: $far }, border: { width: $far } }
          views: { x: { path: [[0, $far], [1, 50%]] } }
          others: { stagger: { amount: 0.5, order: $word, corner: $edge }, from: { alpha: $far } }
        outgoing: { slices: { squares: $many, away: { translate: [0, 1], travel: { toward: up, by: 1 }, scale: 2, rotate: 3, alpha: 0 }, alternate: true, shadow: true, toward: $way, stagger: { amount: 0.3, order: random, seed: 3 }, ease: smoothstep, steps: 6 } }
        dismiss: reverse
      u: { duration: 1, incoming: { reveal: { shape: star, sides: 5, inner: 0.4, turn: 30, origin: [0, 1] } }, dismiss: { background: red } }
      v: { duration: 1, incoming: { reveal: { shape: cells, columns: 3, rows: 2, cell: center, toward: up, stagger: { amount: 0.2 } } }, outgoing: { slices: { along: 3, away: { alpha: 0 } } } }
      w: { duration: 1, incoming: { reveal: { shape: cells, across: 3, stagger: { amount: 0.2, order: wave } } }, outgoing: { slices: { columns: 3, rows: 4, away: { scale: [1, 2] } } } }
      z: { duration: 1, incoming: { path: [[0, 1], [0, 0]], others: { from: { alpha: 0 } } }, reduceMotion: t }
    script: [{ show: b }]

    """

  /// Uses every key that concerns containers of screens and their bars.
  static let containers = """
    segue: 1
    canvas: { width: 390, height: 844 }
    screens:
      a:
        title: Outings
        item: { prompt: Two near you, largeTitle: true, backTitle: Back, hidesBackButton: true, left: [{ title: Edit, bold: true, color: red }], right: [{ icon: search }, { system: add }] }
        tab: { title: Walks, icon: map, selectedIcon: home, badge: 3 }
        hidesBottomBar: true
      b: { title: 7 }
      stack: { navigation: [a], bar: { largeTitles: true, tint: systemRed, background: white } }
      app: { tabs: [stack, b], bar: true }
      tour: { pages: [a, b], pager: { axis: vertical, spacing: 10, dots: true } }
    script:
      - show: app
      - select: b
        transition: { name: fade, duration: 0.3 }
        reducedTransition: fade
        animated: true
        until: 0.2
      - show: tour
      - select: b

    """

  /// The schema, which takes longer to write than most tests.
  static let schema = SceneSchema.json()

  /// Uses every key that concerns apps and queries.
  static let app = """
    segue: 1
    canvas: { width: 390, height: 844 }
    app: { project: ../Peaks.xcodeproj, target: Peaks, libraries: [Pods], language: de, responses: canned }
    script:
      - { tap: { label: Details, id: x, text: T, contains: a, class: UIButton, index: 1, in: { id: list } }, count: 2, press: 0.2, timeout: 3 }
      - tap: { at: [50%, 20] }
      - { longPress: Details, duration: 0.5, timeout: 1 }
      - { drag: { from: left, by: [200, 0], duration: 0.2 }, timeout: 1 }
      - drag: { from: { label: a }, to: { label: b } }
      - { swipe: left, in: { text: Row }, timeout: 1 }
      - { pinch: 2, in: photo, duration: 0.3, timeout: 1 }
      - { scroll: { in: list, to: { row: 3, section: 1 }, touch: false }, timeout: 1 }
      - scroll: { to: { item: 3 } }
      - scroll: { to: { label: a, id: b, text: c, contains: d, class: E } }
      - scroll: { to: 12 }
      - scroll: { offset: [0, 30] }
      - scroll: { by: [0, 30] }
      - { type: larkspur, interval: 0.1, timeout: 1 }
      - { key: return, timeout: 1 }
      - { expect: { visible: A, notVisible: B, title: C, of: D, text: E, value: F, enabled: true, selected: false, count: 1 }, timeout: 1 }
      - screenshot: end

    """

  /// Together they use every key of the grammar.
  static let everything = [motion, looks, layers, parts, containers, app]

  @Test("the schema and the decoder accept scenes with every key", arguments: everything)
  func everythingIsAccepted(_ scene: String) throws {
    #expect(SceneSamples.messages(scene) == [])
    let validator = try SchemaValidator.of(Self.schema)
    let value = try SceneReader.value(of: Array(scene.utf8), named: "s.yaml")
    #expect(validator.accepts(value))
    #expect(validator.unknownKeywords.isEmpty)
  }

  @Test("every key of the table is in the test scene, and in the schema with its description")
  func everyKeyIsThere() throws {
    let schema = try SceneReader.value(of: Array(Self.schema.utf8), named: "schema.json")
    for object in SceneGrammar.objects {
      let properties = schema["$defs"]?[object.name]?["properties"]
      #expect(properties?.entries?.map(\.key) == object.keys.map(\.name), "\(object.name)")
      for key in object.keys {
        #expect(properties?[key.name]?["description"]?.text == key.documentation)
        let isThere = Self.everything.contains { $0.contains("\(key.name):") }
        #expect(isThere, "\(object.name).\(key.name)")
      }
    }
  }

  @Test("the schema is reproducible and valid JSON")
  func isStable() throws {
    #expect(SceneSchema.json() == Self.schema)
    let parsed = try JSONSerialization.jsonObject(with: Data(Self.schema.utf8))
    #expect(
      (parsed as? [String: Any])?["$schema"] as? String
        == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("schema and decoder agree on every faulty scene", arguments: SceneFault.all)
  func agreeOnFaults(fault: SceneFault) throws {
    guard let value = try? SceneReader.value(of: Array(fault.text.utf8), named: "s.yaml") else {
      return
    }
    let validator = try SchemaValidator.of(Self.schema)
    #expect(validator.accepts(value) == RuleChecker.accepts(value))
  }

  @Test(
    "schema and decoder agree on every single change to scenes with every key",
    arguments: everything)
  func agreeOnMutations(_ scene: String) throws {
    let value = try SceneReader.value(of: Array(scene.utf8), named: "s.yaml")
    let validator = try SchemaValidator.of(Self.schema)
    var (accepted, refused) = (0, 0)
    for mutation in SceneMutation.all(of: value) {
      let verdict = RuleChecker.accepts(mutation.value)
      #expect(validator.accepts(mutation.value) == verdict, "\(mutation.name)")
      if verdict { accepted += 1 } else { refused += 1 }
    }
    // Both kinds must occur, or the test proves nothing.
    #expect(accepted > 100 && refused > 500, "\(accepted) accepted, \(refused) refused")
  }

  @Test(
    "the pattern of each text form matches what its test accepts",
    arguments: TextForm.allCases)
  func patterns(form: TextForm) throws {
    let expression = try NSRegularExpression(pattern: form.pattern)
    let texts = [
      "", "a", "a/b", "a.b", "a/b/c", "/", "a/", "#fff", "#FFFF", "#ffffff", "#12345678",
      "#1234567", "#ggg", "white",
      "White", "clear", "100%", "-100%", "+5%", "5.5%", "5.%", ".5%", "%", "1e3%", "60", "60/1",
      "30000/1001", "0/1",
      "1/0", "01/2", "1/2/3", "a\u{1b}", "é 😀", "a\u{2028}b", String(repeating: "x", count: 100),
      String(repeating: "x", count: 101), "12345678%", "assets/a b.png", "\u{7f}", "1/1234567890",
    ]
    for text in texts {
      let whole = NSRange(text.startIndex..., in: text)
      let matches = expression.firstMatch(in: text, range: whole)?.range == whole
      #expect(matches == form.accepts(text), "\(form): \(text)")
    }
  }
}
