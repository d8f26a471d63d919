// The compiler looks for a cross-import overlay of this name whenever a file imports both Testing
// and a module called CoreImage. It must exist, or such a file says "no such module".
