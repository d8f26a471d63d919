// First file of the module; replaced as it fills.
