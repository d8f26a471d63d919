segue validate zoom.yaml
segue filmstrip zoom.yaml -o zoom.png
segue render zoom.yaml -o zoom.mp4
