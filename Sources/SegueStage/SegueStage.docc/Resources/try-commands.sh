segue try ZoomTransition.swift --list
segue still zoom.yaml --time 0 -o menu.png
segue still zoom.yaml --time 1 -o detail.png
segue try ZoomTransition.swift --from menu.png --to detail.png -o ZoomTransition.mp4 --lint
