import SegueCommand

SegueTool.main()
