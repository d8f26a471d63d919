// Prints checksums of the functions of time. The tests run this program as it is, with CPU features
// hidden from glibc, and on an emulated old CPU: every line must be the same, and the same as in the
// test. It is a program of its own because a CPU cannot be changed inside one.

print("maths      \(Samples.maths().word)")
print("springs    \(Samples.springs().word)")
print("curves     \(Samples.curves().word)")
print("transforms \(Samples.transforms().word)")
