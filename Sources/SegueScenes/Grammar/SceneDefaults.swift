// Values of the model in which nothing has been set. The initial values of their properties are the
// defaults of the keys: the decoder starts with them, and the grammar reads them from here, so that
// each default is written once.

import SegueDiagnostics

/// Values of the model in their initial state, from which the grammar reads the defaults of keys.
enum SceneDefaults {
  static let document = SceneDocument(path: "", canvas: canvas, screens: [], script: [])
  static let canvas = SceneCanvas(width: 1, height: 1)
  static let statusBar = SceneStatusBar()

  static let screen = SceneScreen(name: "", content: .page(page))
  static let page = ScenePage()
  static let bar = SceneBar(isShown: true)
  static let barItem = SceneBarItem()
  static let barButton = SceneBarButton(.title(text))
  static let pager = ScenePager()
  static let sheet = SceneSheet()
  static let popover = ScenePopover()

  static let view = SceneView()
  static let style = SceneStyle()
  static let transform = SceneTransform()
  static let scrolling = SceneScrolling()
  static let layout = SceneLayout()
  static let stack = SceneStack(.horizontal)

  static let image = SceneImage(path: text)
  static let label = SceneLabel(runs: Located([], at: text.position, keyPath: ""))
  static let run = SceneLabel.Run(text: "")
  static let font = SceneFont()
  static let video = SceneVideo(path: text)
  static let button = SceneButton(title: text)
  static let icon = SceneIcon()
  static let list = SceneList(sections: [])
  static let row = SceneRow(title: text)
  static let items = SceneItems(measure: .size(.zero))
  static let shape = SceneShape()
  static let gradient = SceneGradient()
  static let emitter = SceneEmitter()
  static let replicator = SceneReplicator()

  static let interaction = SceneInteraction(.up, SceneStep(.pause(text), verb: text))
  static let grab = SceneGrab(.up)
  static let motion = DeclaredMotion(duration: 0)
  static let reveal = ScreenReveal(shape: .circle)
  static let slices = ScreenSlices(cells: .squares(1))
  static let pieces = PieceTiming()
  static let dim = SceneDim()
  static let travel = SceneTravel(direction: .leading, distance: .zero)
  static let sharedView = SharedView(id: "", other: "")
  static let viewMotion = ViewMotion(id: "", from: ScreenState(), to: ScreenState(), duration: 1)

  static let move = ScreenMove(screen: text)
  static let drag = SceneDrag(path: [])
  static let finger = SceneFinger(samples: [])
  static let scroll = SceneScroll(view: text, target: .index(0))
  static let scrub = SceneScrub(text, to: 0)
  static let release = SceneRelease(text)
  static let sheetMove = SceneSheetMove(text, to: .away)

  private static let text = Located(
    "", at: SourcePosition(file: "", line: 1, column: 1), keyPath: "")
}
