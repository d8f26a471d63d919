// Prints checksums of the functions of time. The tests run this program normally, with CPU features
// hidden from glibc, and on an emulated old CPU: every line must be the same, and the same as in
// the test. It is a program of its own because the CPU cannot be changed within a process.

print("maths      \(Samples.maths().word)")
print("springs    \(Samples.springs().word)")
print("curves     \(Samples.curves().word)")
print("transforms \(Samples.transforms().word)")
