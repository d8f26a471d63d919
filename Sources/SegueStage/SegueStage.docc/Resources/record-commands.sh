mkdir -p Tests/ZoomTests/__Goldens__
SEGUE_RECORD=missing swift test
swift test
git add Tests/ZoomTests/__Goldens__
