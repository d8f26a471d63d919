// ThreeScreens [FOLDER]: run it in the folder of the package; the images are those of its scenes.

let folder = CommandLine.arguments.dropFirst().first ?? "output"
try Demo.record(to: folder, images: "scenes/assets")
