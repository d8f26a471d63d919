// The files of the page, which are parts of the executable: they need not be installed beside it.

/// The files of the page.
enum PageFiles {
  /// The contents of the files by their paths below `Resources`. A test compares the list with the
  /// folder.
  static let all: [String: [UInt8]] = [
    "css/base.css": PackageResources.base_css,
    "css/controls.css": PackageResources.controls_css,
    "css/layout.css": PackageResources.layout_css,
    "css/panels.css": PackageResources.panels_css,
    "css/stage.css": PackageResources.stage_css,
    "css/timeline.css": PackageResources.timeline_css,
    "icon.svg": PackageResources.icon_svg,
    "index.html": PackageResources.index_html,
    "js/announce.js": PackageResources.announce_js,
    "js/clipboard.js": PackageResources.clipboard_js,
    "js/connection.js": PackageResources.connection_js,
    "js/curve-editor.js": PackageResources.curve_editor_js,
    "js/curves.js": PackageResources.curves_js,
    "js/details.js": PackageResources.details_js,
    "js/diagnostics.js": PackageResources.diagnostics_js,
    "js/dom.js": PackageResources.dom_js,
    "js/drag-form.js": PackageResources.drag_form_js,
    "js/format.js": PackageResources.format_js,
    "js/frames.js": PackageResources.frames_js,
    "js/golden.js": PackageResources.golden_js,
    "js/handle.js": PackageResources.handle_js,
    "js/header.js": PackageResources.header_js,
    "js/icons.js": PackageResources.icons_js,
    "js/keyboard.js": PackageResources.keyboard_js,
    "js/knob-control.js": PackageResources.knob_control_js,
    "js/knobs.js": PackageResources.knobs_js,
    "js/latest.js": PackageResources.latest_js,
    "js/link.js": PackageResources.link_js,
    "js/lint.js": PackageResources.lint_js,
    "js/main.js": PackageResources.main_js,
    "js/message.js": PackageResources.message_js,
    "js/onion.js": PackageResources.onion_js,
    "js/output.js": PackageResources.output_js,
    "js/overlay.js": PackageResources.overlay_js,
    "js/picture.js": PackageResources.picture_js,
    "js/player.js": PackageResources.player_js,
    "js/plot.js": PackageResources.plot_js,
    "js/pointing.js": PackageResources.pointing_js,
    "js/recordings.js": PackageResources.recordings_js,
    "js/resample.js": PackageResources.resample_js,
    "js/rulers.js": PackageResources.rulers_js,
    "js/spring-editor.js": PackageResources.spring_editor_js,
    "js/spring.js": PackageResources.spring_js,
    "js/stage.js": PackageResources.stage_js,
    "js/store.js": PackageResources.store_js,
    "js/tabs.js": PackageResources.tabs_js,
    "js/thumbnails.js": PackageResources.thumbnails_js,
    "js/timeline.js": PackageResources.timeline_js,
    "js/touch.js": PackageResources.touch_js,
    "js/tracks.js": PackageResources.tracks_js,
    "js/transport.js": PackageResources.transport_js,
    "js/tree.js": PackageResources.tree_js,
  ]

  /// Returns the media type of a file by the extension of its name.
  static func mediaType(of path: String) -> String {
    let suffix = path.split(separator: ".").last.map(String.init) ?? ""
    return types[suffix] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "json": "application/json",
    "png": "image/png", "apng": "image/apng", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "jpg": "image/jpeg", "mp4": "video/mp4", "webm": "video/webm",
    "mov": "video/quicktime",
  ]
}
