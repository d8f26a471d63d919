// Text files as parts of the program. In C for `#embed`, which costs no time: the package manager's own
// `.embedInCode` writes an array literal of numbers, of which Swift's compiler optimizes 5 kB in a second.

#include "CSegueResources.h"

#include <stddef.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct segue_resource preview[] = {
  {"css/base.css", (const char[]){
#embed "../SeguePreview/Resources/css/base.css" suffix(, 0)
  }},
  {"css/controls.css", (const char[]){
#embed "../SeguePreview/Resources/css/controls.css" suffix(, 0)
  }},
  {"css/layout.css", (const char[]){
#embed "../SeguePreview/Resources/css/layout.css" suffix(, 0)
  }},
  {"css/panels.css", (const char[]){
#embed "../SeguePreview/Resources/css/panels.css" suffix(, 0)
  }},
  {"css/stage.css", (const char[]){
#embed "../SeguePreview/Resources/css/stage.css" suffix(, 0)
  }},
  {"css/timeline.css", (const char[]){
#embed "../SeguePreview/Resources/css/timeline.css" suffix(, 0)
  }},
  {"icon.svg", (const char[]){
#embed "../SeguePreview/Resources/icon.svg" suffix(, 0)
  }},
  {"index.html", (const char[]){
#embed "../SeguePreview/Resources/index.html" suffix(, 0)
  }},
  {"js/announce.js", (const char[]){
#embed "../SeguePreview/Resources/js/announce.js" suffix(, 0)
  }},
  {"js/clipboard.js", (const char[]){
#embed "../SeguePreview/Resources/js/clipboard.js" suffix(, 0)
  }},
  {"js/connection.js", (const char[]){
#embed "../SeguePreview/Resources/js/connection.js" suffix(, 0)
  }},
  {"js/curve-editor.js", (const char[]){
#embed "../SeguePreview/Resources/js/curve-editor.js" suffix(, 0)
  }},
  {"js/curves.js", (const char[]){
#embed "../SeguePreview/Resources/js/curves.js" suffix(, 0)
  }},
  {"js/details.js", (const char[]){
#embed "../SeguePreview/Resources/js/details.js" suffix(, 0)
  }},
  {"js/diagnostics.js", (const char[]){
#embed "../SeguePreview/Resources/js/diagnostics.js" suffix(, 0)
  }},
  {"js/dom.js", (const char[]){
#embed "../SeguePreview/Resources/js/dom.js" suffix(, 0)
  }},
  {"js/drag-form.js", (const char[]){
#embed "../SeguePreview/Resources/js/drag-form.js" suffix(, 0)
  }},
  {"js/format.js", (const char[]){
#embed "../SeguePreview/Resources/js/format.js" suffix(, 0)
  }},
  {"js/frames.js", (const char[]){
#embed "../SeguePreview/Resources/js/frames.js" suffix(, 0)
  }},
  {"js/golden.js", (const char[]){
#embed "../SeguePreview/Resources/js/golden.js" suffix(, 0)
  }},
  {"js/handle.js", (const char[]){
#embed "../SeguePreview/Resources/js/handle.js" suffix(, 0)
  }},
  {"js/header.js", (const char[]){
#embed "../SeguePreview/Resources/js/header.js" suffix(, 0)
  }},
  {"js/icons.js", (const char[]){
#embed "../SeguePreview/Resources/js/icons.js" suffix(, 0)
  }},
  {"js/keyboard.js", (const char[]){
#embed "../SeguePreview/Resources/js/keyboard.js" suffix(, 0)
  }},
  {"js/knob-control.js", (const char[]){
#embed "../SeguePreview/Resources/js/knob-control.js" suffix(, 0)
  }},
  {"js/knobs.js", (const char[]){
#embed "../SeguePreview/Resources/js/knobs.js" suffix(, 0)
  }},
  {"js/latest.js", (const char[]){
#embed "../SeguePreview/Resources/js/latest.js" suffix(, 0)
  }},
  {"js/link.js", (const char[]){
#embed "../SeguePreview/Resources/js/link.js" suffix(, 0)
  }},
  {"js/lint.js", (const char[]){
#embed "../SeguePreview/Resources/js/lint.js" suffix(, 0)
  }},
  {"js/main.js", (const char[]){
#embed "../SeguePreview/Resources/js/main.js" suffix(, 0)
  }},
  {"js/message.js", (const char[]){
#embed "../SeguePreview/Resources/js/message.js" suffix(, 0)
  }},
  {"js/onion.js", (const char[]){
#embed "../SeguePreview/Resources/js/onion.js" suffix(, 0)
  }},
  {"js/output.js", (const char[]){
#embed "../SeguePreview/Resources/js/output.js" suffix(, 0)
  }},
  {"js/overlay.js", (const char[]){
#embed "../SeguePreview/Resources/js/overlay.js" suffix(, 0)
  }},
  {"js/picture.js", (const char[]){
#embed "../SeguePreview/Resources/js/picture.js" suffix(, 0)
  }},
  {"js/player.js", (const char[]){
#embed "../SeguePreview/Resources/js/player.js" suffix(, 0)
  }},
  {"js/plot.js", (const char[]){
#embed "../SeguePreview/Resources/js/plot.js" suffix(, 0)
  }},
  {"js/pointing.js", (const char[]){
#embed "../SeguePreview/Resources/js/pointing.js" suffix(, 0)
  }},
  {"js/recordings.js", (const char[]){
#embed "../SeguePreview/Resources/js/recordings.js" suffix(, 0)
  }},
  {"js/resample.js", (const char[]){
#embed "../SeguePreview/Resources/js/resample.js" suffix(, 0)
  }},
  {"js/rulers.js", (const char[]){
#embed "../SeguePreview/Resources/js/rulers.js" suffix(, 0)
  }},
  {"js/spring-editor.js", (const char[]){
#embed "../SeguePreview/Resources/js/spring-editor.js" suffix(, 0)
  }},
  {"js/spring.js", (const char[]){
#embed "../SeguePreview/Resources/js/spring.js" suffix(, 0)
  }},
  {"js/stage.js", (const char[]){
#embed "../SeguePreview/Resources/js/stage.js" suffix(, 0)
  }},
  {"js/store.js", (const char[]){
#embed "../SeguePreview/Resources/js/store.js" suffix(, 0)
  }},
  {"js/tabs.js", (const char[]){
#embed "../SeguePreview/Resources/js/tabs.js" suffix(, 0)
  }},
  {"js/thumbnails.js", (const char[]){
#embed "../SeguePreview/Resources/js/thumbnails.js" suffix(, 0)
  }},
  {"js/timeline.js", (const char[]){
#embed "../SeguePreview/Resources/js/timeline.js" suffix(, 0)
  }},
  {"js/touch.js", (const char[]){
#embed "../SeguePreview/Resources/js/touch.js" suffix(, 0)
  }},
  {"js/tracks.js", (const char[]){
#embed "../SeguePreview/Resources/js/tracks.js" suffix(, 0)
  }},
  {"js/transport.js", (const char[]){
#embed "../SeguePreview/Resources/js/transport.js" suffix(, 0)
  }},
  {"js/tree.js", (const char[]){
#embed "../SeguePreview/Resources/js/tree.js" suffix(, 0)
  }},
  {NULL, NULL},
};

static const struct segue_resource gallery[] = {
  {"gallery-screens.yaml", (const char[]){
#embed "../SegueCommand/Gallery/Page/gallery-screens.yaml" suffix(, 0)
  }},
  {"gallery.css", (const char[]){
#embed "../SegueCommand/Gallery/Page/gallery.css" suffix(, 0)
  }},
  {"gallery.html", (const char[]){
#embed "../SegueCommand/Gallery/Page/gallery.html" suffix(, 0)
  }},
  {"gallery.js", (const char[]){
#embed "../SegueCommand/Gallery/Page/gallery.js" suffix(, 0)
  }},
  {NULL, NULL},
};

static const struct segue_resource swift[] = {
  {"Cells.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Cells.swift.txt" suffix(, 0)
  }},
  {"Course.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Course.swift.txt" suffix(, 0)
  }},
  {"Glass.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Glass.swift.txt" suffix(, 0)
  }},
  {"LayerAnimation.swift.txt", (const char[]){
#embed "../SegueExport/Resources/LayerAnimation.swift.txt" suffix(, 0)
  }},
  {"MaskPaths.swift.txt", (const char[]){
#embed "../SegueExport/Resources/MaskPaths.swift.txt" suffix(, 0)
  }},
  {"MovingBorder.swift.txt", (const char[]){
#embed "../SegueExport/Resources/MovingBorder.swift.txt" suffix(, 0)
  }},
  {"MovingGradient.swift.txt", (const char[]){
#embed "../SegueExport/Resources/MovingGradient.swift.txt" suffix(, 0)
  }},
  {"MovingMask.swift.txt", (const char[]){
#embed "../SegueExport/Resources/MovingMask.swift.txt" suffix(, 0)
  }},
  {"MovingShadow.swift.txt", (const char[]){
#embed "../SegueExport/Resources/MovingShadow.swift.txt" suffix(, 0)
  }},
  {"MovingShape.swift.txt", (const char[]){
#embed "../SegueExport/Resources/MovingShape.swift.txt" suffix(, 0)
  }},
  {"MovingView.swift.txt", (const char[]){
#embed "../SegueExport/Resources/MovingView.swift.txt" suffix(, 0)
  }},
  {"Reading.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Reading.swift.txt" suffix(, 0)
  }},
  {"Reveal.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Reveal.swift.txt" suffix(, 0)
  }},
  {"ShapeView.swift.txt", (const char[]){
#embed "../SegueExport/Resources/ShapeView.swift.txt" suffix(, 0)
  }},
  {"SharedView.swift.txt", (const char[]){
#embed "../SegueExport/Resources/SharedView.swift.txt" suffix(, 0)
  }},
  {"Slices.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Slices.swift.txt" suffix(, 0)
  }},
  {"Space.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Space.swift.txt" suffix(, 0)
  }},
  {"Stagger.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Stagger.swift.txt" suffix(, 0)
  }},
  {"Veil.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Veil.swift.txt" suffix(, 0)
  }},
  {"ViewLook.swift.txt", (const char[]){
#embed "../SegueExport/Resources/ViewLook.swift.txt" suffix(, 0)
  }},
  {"ViewSearch.swift.txt", (const char[]){
#embed "../SegueExport/Resources/ViewSearch.swift.txt" suffix(, 0)
  }},
  {"Way.swift.txt", (const char[]){
#embed "../SegueExport/Resources/Way.swift.txt" suffix(, 0)
  }},
  {NULL, NULL},
};

const struct segue_resource *segue_preview_resources(void) { return preview; }

const struct segue_resource *segue_gallery_resources(void) { return gallery; }

const struct segue_resource *segue_swift_resources(void) { return swift; }
